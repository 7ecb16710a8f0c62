import Fastify from 'fastify';

// The least that an answer can cost over HTTP: `/N` answers as many bytes as the N-th of SIZES says, always the same ones.

const sizes: number[] = JSON.parse(process.env.SIZES ?? '[]');
const app = Fastify();
for (const [index, size] of sizes.entries()) {
  const body = Buffer.alloc(size, ' ');
  app.get(`/${index}`, (_request, reply) => {
    reply.header('content-type', 'application/json; charset=utf-8').send(body);
  });
}
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
process.on('SIGTERM', () => app.close());
