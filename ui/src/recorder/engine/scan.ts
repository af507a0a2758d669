/** Reading codes with the camera: the browser's own detector, else one that is served by us. */

export type ScanSupport = "detector" | "wasm" | "insecure" | "no-camera";

export interface Scan {
  stop(): void;
}

type Read = (video: HTMLVideoElement) => Promise<string | null>;

interface Detector {
  detect(source: CanvasImageSource): Promise<{ rawValue: string }[]>;
}

interface DetectorKind {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

const detectorKind = (): DetectorKind | undefined => (globalThis as { BarcodeDetector?: DetectorKind }).BarcodeDetector;

function support(): ScanSupport {
  if (!globalThis.isSecureContext) return "insecure";
  // A browser without a camera still has the interface; asking for it then is refused.
  if (!globalThis.navigator?.mediaDevices?.getUserMedia) return "no-camera";
  return detectorKind() ? "detector" : "wasm";
}

async function reader(): Promise<Read> {
  const kind = detectorKind();
  if (kind && (await kind.getSupportedFormats()).includes("qr_code")) {
    const detector = new kind({ formats: ["qr_code"] });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  }
  const { prepareZXingModule, readBarcodes } = await import("zxing-wasm/reader");
  prepareZXingModule({ overrides: { locateFile: () => "/recorder/scan/zxing_reader.wasm" } });
  const canvas = document.createElement("canvas");
  const paper = canvas.getContext("2d", { willReadFrequently: true });
  return async (video) => {
    if (!paper || !video.videoWidth) return null;
    const scale = Math.min(1, 960 / video.videoWidth);
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    paper.drawImage(video, 0, 0, canvas.width, canvas.height);
    const picture = paper.getImageData(0, 0, canvas.width, canvas.height);
    const found = await readBarcodes(picture, { formats: ["QRCode"], tryHarder: true });
    return found.find((code) => code.isValid)?.text ?? null;
  };
}

const LOOKS_EVERY_MS = 120;

async function start(video: HTMLVideoElement, onText: (text: string) => void): Promise<Scan> {
  const camera = await navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: "environment" }, width: { ideal: 1280 } },
  });
  let running = true;
  const stop = (): void => {
    running = false;
    for (const track of camera.getTracks()) track.stop();
    video.srcObject = null;
  };
  try {
    video.srcObject = camera;
    video.muted = true;
    video.playsInline = true;
    await video.play();
    const read = await reader();
    void (async () => {
      let last = "";
      while (running) {
        const text = await read(video).catch(() => null);
        if (running && text && text !== last) {
          last = text;
          onText(text);
        }
        await new Promise((done) => setTimeout(done, LOOKS_EVERY_MS));
      }
    })();
  } catch (failure) {
    stop();
    throw failure;
  }
  return { stop };
}

/**
 * What this device can do ("insecure": without HTTPS the browser gives no camera), and the camera
 * shown in a video, every text told once. `start` rejects with a DOMException if it is refused.
 */
export const scanning = { support, start };
