import { spawn } from 'node:child_process';
import { serverAccount } from './server-account.ts';

/** Runs `initdb` or `pg_ctl` as the server's account and answers what it printed; a non-zero exit rejects with that text. */
export async function runServerTool(command: string, args: readonly string[], cwd: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], ...serverAccount() });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  child.on('error', reject);
  // Not 'close': the server that pg_ctl leaves running may keep the pipes open.
  child.on('exit', (code) => {
    child.stdout.destroy();
    child.stderr.destroy();
    if (code === 0) resolve(output);
    else reject(new Error(output.trim() || `${command} ended with code ${code}`));
  });
  return promise;
}
