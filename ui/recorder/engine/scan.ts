/** Reading codes with the camera. */

export type ScanSupport = "detector" | "wasm" | "insecure" | "no-camera";

export interface Scan {
  stop(): void;
}

export declare const scanning: {
  /** What this device can do; "insecure": no HTTPS, so the browser gives no camera. */
  support(): ScanSupport;
  /** Show the camera in `video` and tell every text read once; rejects with a DOMException. */
  start(video: HTMLVideoElement, onText: (text: string) => void): Promise<Scan>;
};
