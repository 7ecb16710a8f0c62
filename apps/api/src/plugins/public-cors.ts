import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** Anybody may read the public API from any page; no credentials are taken. */
export function addPublicCors(app: FastifyInstance): void {
  app.register(cors, {
    origin: '*',
    methods: ['GET', 'HEAD'],
    exposedHeaders: ['etag', 'retry-after'],
    maxAge: 86_400,
  });
}
