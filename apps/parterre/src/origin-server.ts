import type { Db } from '@parterre/api/database/connect';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';

/** Pages, public API and basket API on one origin. */
export function originServer(db: Db): FastifyInstance {
  const app = Fastify({ forceCloseConnections: 'idle' });
  app.get('/', async (_request, reply) => {
    const { rows } = await sql<{
      version: string;
    }>`select current_setting('server_version') as version`.execute(db);
    return reply.type('text/html; charset=utf-8').send(statusPage(rows[0]?.version ?? ''));
  });
  return app;
}

const statusPage = (postgres: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Parterre is running</title>
<h1>Parterre is running</h1>
<ul><li>Node ${process.versions.node}</li><li>PostgreSQL ${postgres}</li></ul>
</html>`;
