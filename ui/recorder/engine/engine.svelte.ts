/** Placeholder of the signature while the parts are written. */
import type { RecorderEngine } from "./shapes";

export declare class Engine implements Partial<RecorderEngine> {}
