/** Dark is the house's light; a reader may choose paper, or what the device prefers. */

export const THEMES = ["dark", "light", "device"] as const;
export type Theme = (typeof THEMES)[number];

const KEY = "evendeal-theme";

const isTheme = (text: string | null): text is Theme => (THEMES as readonly (string | null)[]).includes(text);

/** The theme of an address wins over the stored one; neither: dark. */
export function chosen(search: string, stored: string | null): Theme {
  const asked = new URLSearchParams(search).get("theme");
  if (isTheme(asked)) return asked;
  return isTheme(stored) ? stored : "dark";
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage may be forbidden; the choice then lasts for this page
  }
}

class ThemeChoice {
  current = $state<Theme>(chosen(location.search, stored()));

  show(): void {
    const root = document.documentElement;
    root.dataset["theme"] = this.current;
    const bar = document.querySelector('meta[name="theme-color"]');
    bar?.setAttribute("content", getComputedStyle(root).getPropertyValue("--background").trim());
  }

  next(): void {
    this.current = THEMES[(THEMES.indexOf(this.current) + 1) % THEMES.length] ?? "dark";
    try {
      localStorage.setItem(KEY, this.current);
    } catch {
      // as above
    }
    this.show();
  }
}

export const theme = new ThemeChoice();
