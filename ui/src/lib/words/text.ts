/** A text of the catalogue as the server names it; a field may be a text itself, or several of them. */
export interface Text {
  readonly key: string;
  readonly fields: Readonly<Record<string, unknown>>;
}
