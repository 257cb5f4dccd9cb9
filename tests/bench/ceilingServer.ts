import { createServer } from 'node:http';

/** The ceiling: the throughput of Node's own server on this machine with a fixed body of one KB. */
const BODY = Buffer.from(JSON.stringify({ filler: 'x'.repeat(1_009) }));
const HEADERS = { 'content-type': 'application/json', 'content-length': BODY.length };

createServer((_request, response) => response.writeHead(200, HEADERS).end(BODY)).listen(
  Number(process.env.PORT),
  '127.0.0.1',
  () => process.send?.('ready'),
);
process.on('disconnect', () => process.exit(0));
