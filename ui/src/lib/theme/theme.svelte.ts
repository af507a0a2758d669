/** Dark, light, or as the device prefers: the last until the reader has chosen. */

import { askedAt } from "../router/hall";

export const THEMES = ["dark", "light", "device"] as const;
export type Theme = (typeof THEMES)[number];

const KEY = "evendeal-theme";

const isTheme = (text: string | null): text is Theme => (THEMES as readonly (string | null)[]).includes(text);

/**
 * The theme of an address wins over the stored one; without either the device is followed. A wall
 * (`?hall`) is dark: its browser answers "light" because nobody has ever set it.
 */
export function chosen(search: string, stored: string | null): Theme {
  const address = new URLSearchParams(search);
  const named = address.get("theme");
  if (isTheme(named)) return named;
  if (isTheme(stored)) return stored;
  return address.has("hall") ? "dark" : "device";
}

/**
 * What a press on the button gives, so that every press is seen: from what the device prefers to the
 * other, then to the same as a choice, and back to the device.
 */
export function following(current: Theme, deviceIsLight: boolean): Theme {
  const [same, other] = deviceIsLight ? (["light", "dark"] as const) : (["dark", "light"] as const);
  return current === "device" ? other : current === other ? same : "device";
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage may be forbidden; the choice then lasts for this page
  }
}

class ThemeChoice {
  current = $state<Theme>(chosen(askedAt(location.pathname, location.search), stored()));

  show(): void {
    const root = document.documentElement;
    root.dataset["theme"] = this.current;
    const bar = document.querySelector('meta[name="theme-color"]');
    bar?.setAttribute("content", getComputedStyle(root).getPropertyValue("--background").trim());
  }

  /** What the button leads to. */
  get after(): Theme {
    return following(this.current, matchMedia("(prefers-color-scheme: light)").matches);
  }

  next(): void {
    this.choose(this.after);
  }

  choose(theme: Theme): void {
    this.current = theme;
    try {
      localStorage.setItem(KEY, this.current);
    } catch {
      // as above
    }
    this.show();
  }
}

export const theme = new ThemeChoice();
