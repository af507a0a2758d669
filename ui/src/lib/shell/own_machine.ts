/** Whether an address leads nowhere but to the machine that opens it. */

const ONLY_HERE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|.*\.localhost)$/;

/** Whether no other device gets to a host of this name, as a browser has it in `location.hostname`. */
export const onlyHere = (hostname: string): boolean => ONLY_HERE.test(hostname);
