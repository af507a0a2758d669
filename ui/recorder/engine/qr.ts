/** A text as a QR code. */
export declare function qr(text: string): { size: number; path: string } | null;
