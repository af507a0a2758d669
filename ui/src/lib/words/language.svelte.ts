/** In which language this page speaks. */

/** English with each text in brackets: what stands on a page without them is in no catalogue. */
export const BRACKETS = "xx-brackets";

class Language {
  /** Its code, as in the folder of its catalogue: "en", "de". */
  current = $state("en");

  /** The language as dates and plurals need it. */
  get locale(): string {
    return this.current === "en" || this.current === BRACKETS ? "en-GB" : this.current;
  }
}

export const language = new Language();
