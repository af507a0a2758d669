/** What has happened elsewhere and has not been put away by the recorder yet. */

import type { NoticeText } from "./play";
import type { Notice } from "./shapes";

export class News {
  notices = $state.raw<readonly Notice[]>([]);
  #count = 0;

  tell(notice: NoticeText): void {
    this.#count += 1;
    this.notices = [...this.notices, { ...notice, id: this.#count } as Notice];
  }

  dismiss(notice: number): void {
    this.notices = this.notices.filter(({ id }) => id !== notice);
  }
}
