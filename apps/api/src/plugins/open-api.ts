import swagger, { type SwaggerTransformObject } from '@fastify/swagger';
import { basketPaths } from '@parterre/contracts/paths/basket-paths';
import { orderPaths } from '@parterre/contracts/paths/order-paths';
import { routes } from '@parterre/contracts/routes';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

/** What an origin serves, and how it knows who asks. */
export interface Contract {
  readonly title: string;
  readonly description: string;
  /** Every call by name. */
  readonly calls: Readonly<Record<string, { readonly method: string; readonly url: string }>>;
  readonly securitySchemes: Readonly<Record<string, SecurityScheme>>;
  readonly requiredSecurity: (url: string) => readonly object[];
}

interface SecurityScheme {
  readonly type: 'apiKey';
  readonly in: 'cookie';
  readonly name: string;
  readonly description: string;
}

/** The contract of what is served, made from the same schemas that requests are held to. */
export function addOpenApi(app: FastifyInstance, contract: Contract = visitorContract): void {
  const { title, description, securitySchemes } = contract;
  app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title,
        version: '1',
        description,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      // Wherever this document was read from.
      servers: [{ url: '/', description: 'This server' }],
      components: { securitySchemes: { ...securitySchemes } },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => withOperations(withoutUnused(document), contract),
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

type Document = ReturnType<SwaggerTransformObject>;

/** Each call by its name in the contracts, and by what it knows who asks. */
function withOperations(document: Document, { calls, requiredSecurity }: Contract): Document {
  const paths = new Map(Object.entries(document.paths ?? {}));
  for (const [name, { method, url }] of Object.entries(calls)) {
    const verb = method === 'GET' ? 'get' : method === 'POST' ? 'post' : 'delete';
    const operation = paths.get(url.replaceAll(/:(\w+)/g, '{$1}'))?.[verb];
    if (operation) Object.assign(operation, { operationId: name, security: requiredSecurity(url) });
  }
  return document;
}

/**
 * An order has its secret token in the address and a provider signs what it tells, each in its own way: for these no scheme of OpenAPI
 * has a word.
 */
const visitorContract: Contract = {
  title: 'Parterre',
  description: 'Events, places, persons and news of a ticket storefront, with live prices and seats.',
  calls: routes,
  securitySchemes: {
    basketCookie: {
      type: 'apiKey',
      in: 'cookie',
      name: 'basket',
      description: 'Signed by the server, which sets it with the first change of a basket.',
    },
  },
  requiredSecurity: requiredByVisitors,
};

function requiredByVisitors(url: string): readonly object[] {
  if (url === orderPaths.placeOrder) return [{ basketCookie: [] }];
  // Who has no basket yet is given one.
  return url.startsWith(basketPaths.basket) ? [{ basketCookie: [] }, {}] : [];
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
