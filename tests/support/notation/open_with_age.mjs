// Open a file with another implementation of age: open_with_age.mjs AGE_JS SECRET_KEY FILE
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [age, key, file] = process.argv.slice(2);
const { Decrypter } = await import(pathToFileURL(age).href);
const opened = new Decrypter();
opened.addIdentity(key);
process.stdout.write(await opened.decrypt(new Uint8Array(readFileSync(file)), "text"));
