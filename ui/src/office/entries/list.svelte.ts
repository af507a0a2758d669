/** A list of teams on its way into the form: its text is the only truth, and the server reads it. */

import { ourRefusal, type Refused } from "../../lib/shell/refused";
import { asSentence, refusedBy, send } from "../client";
import type { EntryListDraft, EntryListName, EntryListRead } from "../protocol";
import { fileUnread, listTooLong } from "./size";
import { inEnglish, say } from "../../lib/words/say";
import { t } from "../../lib/words/words.svelte";

const PAUSE_MS = 250;
const MOST_BYTES = 4 * 1024 * 1024;

/** The file that the list came from, as long as nobody has typed in it since. */
interface Source {
  data: string;
  file: string;
}

export class EntryListReader {
  read = $state.raw<EntryListRead | null>(null);
  failure = $state.raw<Refused | null>(null);
  source = $state.raw<Source | null>(null);

  #take: (text: string) => void;
  /** The text that `read` is about. */
  #known: string | null = null;
  /** How the list was understood before a file was opened whose letters are unclear. */
  #before: EntryListRead | null = null;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly #kind: "team" | "person";

  constructor(take: (text: string) => void, kind: "team" | "person" = "team") {
    this.#take = take;
    this.#kind = kind;
  }

  /** The text as it stands in the field now. */
  typed(text: string): void {
    if (text === this.#known) return;
    clearTimeout(this.#timer);
    this.#asked += 1;
    this.source = null;
    if (text.trim() === "") {
      this.read = this.failure = this.#known = null;
      return;
    }
    const failure = listTooLong(text);
    if (failure) {
      this.read = this.#known = null;
      this.failure = failure;
      return;
    }
    this.#timer = setTimeout(() => void this.#look({ text }, text), this.#known === null ? 0 : PAUSE_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async open(file: File): Promise<void> {
    clearTimeout(this.#timer);
    this.#asked += 1;
    this.failure = null;
    if (file.size > MOST_BYTES) {
      const sentence = t("entries-file-too-large", { file: file.name, most: MOST_BYTES / 1024 / 1024 });
      this.failure = ourRefusal("FileTooLarge", sentence, { file: file.name, bytes: file.size, most: MOST_BYTES });
      return;
    }
    try {
      this.source = { data: await base64(file), file: file.name };
    } catch {
      this.failure = fileUnread(file.name);
      return;
    }
    await this.#look(this.source);
  }

  /** The list stays as it was before the file. */
  leave(): void {
    this.#asked += 1;
    this.source = null;
    this.read = this.#before;
  }

  async page(page: string): Promise<void> {
    if (this.source) await this.#look({ ...this.source, code_page: page });
  }
  async sheet(sheet: string): Promise<void> {
    if (this.source) await this.#look({ ...this.source, sheet });
  }
  async columns(text: string, columns: string[], headed: boolean): Promise<void> {
    await this.#look({ text, columns, headed });
  }
  async correct(text: string, name: EntryListName, to: string): Promise<void> {
    await this.#look({ text, cell: { line: name.line, column: name.column, part: name.part, to } });
  }

  /** A file that is not taken leaves the list as it is; one whose letters are unclear asks first. */
  #refused(read: EntryListRead): void {
    if (read.code_pages.length === 0) {
      const file = this.source?.file ?? "";
      this.source = null;
      const why = read.problems[0]?.why;
      this.failure =
        why === undefined
          ? ourRefusal("NoList", t("entries-file-no-list"), { file })
          : {
              name: "NoList",
              sentence: asSentence(say(why)),
              fields: { file },
              ...(inEnglish(why) ? {} : { ours: true }),
            };
      return;
    }
    if (this.read === null || this.read.code_pages.length === 0) this.#before = this.read;
    this.read = read;
  }

  async #look(draft: EntryListDraft, typed: string | null = null): Promise<void> {
    const asked = ++this.#asked;
    try {
      const read = await send<EntryListRead>("/api/office/draft/entries", { ...draft, entry_kind: this.#kind });
      if (asked !== this.#asked) return;
      this.failure = null;
      if (typed === null && read.text === null) {
        this.#refused(read);
        return;
      }
      const long = typed === null && read.text !== null ? listTooLong(read.text) : null;
      if (long) {
        this.source = null;
        this.failure = long;
        return;
      }
      this.read = read;
      // What is typed stays as it is typed.
      this.#known = typed ?? read.text;
      if (typed === null && read.text !== null) this.#take(read.text);
    } catch (failure) {
      if (asked === this.#asked) this.failure = refusedBy(failure);
    }
  }
}

function base64(file: File): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).replace(/^[^,]*,?/, ""));
    reader.onerror = () => failed(reader.error ?? new Error("unread"));
    reader.readAsDataURL(file);
  });
}
