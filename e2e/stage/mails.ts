import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject } from 'vitest';

/** The address that a mail of this kind to this person leads to, once it is there. */
export async function linkInMail(kind: string, to: string): Promise<string> {
  const folder = join(inject('dataFolder'), 'mail');
  const find = async () => {
    const names = (await readdir(folder)).filter((name) => name.startsWith(`${kind}.`));
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    return mails.find((mail) => mail.includes(`<${to}>`));
  };
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  // Quoted-printable breaks lines and writes an equals sign as =3D.
  const html = ((await find()) ?? '').replace(/=\r?\n/g, '').replaceAll('=3D', '=');
  return /href="https?:\/\/[^/"]+(\/[^"]*order=[\w-]+)"/.exec(html)?.[1] ?? '';
}
