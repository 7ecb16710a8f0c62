import swagger, { type SwaggerTransformObject } from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

/** The contract of what is served, made from the same schemas that requests are held to. */
export function addOpenApi(app: FastifyInstance): void {
  app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Parterre',
        version: '1',
        description: 'Events, places, persons and news of a ticket storefront, with live prices and seats.',
      },
    },
    transform: jsonSchemaTransform,
    transformObject: withoutUnused,
  });
  // Writing it takes milliseconds, which whoever asks for it often would take from everybody.
  let written: string | undefined;
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    written ??= JSON.stringify(app.swagger());
    return reply
      .type('application/json; charset=utf-8')
      .header('access-control-allow-origin', '*')
      .send(written);
  });
}

/** Every schema that has a name is registered, in two forms; a reader needs those that some call refers to. */
const withoutUnused: SwaggerTransformObject = (document) => {
  const made = jsonSchemaTransformObject(document);
  if (!('components' in made) || !made.components?.schemas) return made;
  const { schemas } = made.components;
  const used = new Set<string>();
  const visit = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      visit(schemas[name]);
    }
  };
  visit(made.paths);
  for (const name of Object.keys(schemas)) if (!used.has(name)) delete schemas[name];
  return made;
};
