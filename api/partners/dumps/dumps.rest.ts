import { Readable } from 'node:stream';
import { z } from 'zod';
import { ok, successOf } from '../../http/rest/envelope.ts';
import { isTagKnown, limitPerMinute } from '../../http/rest/largeAnswer.ts';
import type { OpenContext, RestApp } from '../../http/rest/restApp.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { toSafeNumber } from '../../kernel/money.ts';
import { dayShape, momentShape, nameShape, textShape } from '../../kernel/shapes.ts';
import { DAYS_KEPT, DUMP_FORMATS, DUMP_KINDS, PERSONS_MIN } from './dump.ts';
import { listDumps, type PublishedDump, readDumpBytes } from './dumpFile.store.ts';

/** Maximum number of files that one partner may request per minute: all files of a day, and some more. */
const FILES_PER_MINUTE = 10;
const FILE_TYPE = 'application/zstd';

const kindShape = nameShape(DUMP_KINDS).describe('What the lines are about.');
const dumpDayShape = dayShape.describe('The day in UTC, such as 2026-01-31.');
const formatShape = nameShape(DUMP_FORMATS).describe('`jsonl`: JSON lines; `csv`: for spreadsheets.');

const dumpShape = z
  .object({
    kind: kindShape,
    day: dumpDayShape,
    format: formatShape,
    schemaVersion: z
      .int()
      .describe('Version of the columns of its kind: increases when one changes its meaning or goes.'),
    takenAt: momentShape.describe(
      'The moment whose state the file shows: for `sales`, which of the day counted by then.',
    ),
    rowCount: z.int().describe('Number of lines, the head of a CSV aside.'),
    byteCount: z.int().describe('Size of the compressed file in bytes.'),
    sha256: z.string().describe('SHA-256 of the compressed file, in hex. Its `ETag` is the same in quotes.'),
    keyId: z.string().describe('Id of our key that signed it, as in `GET /keys`.'),
    signature: z
      .string()
      .describe('RSASSA-PKCS1-v1_5 with SHA-256 over the bytes of the compressed file, in base64.'),
    path: z.string().describe('Where to get it.'),
  })
  .meta({ id: 'Dump' });

function toDump({ id: _, byteCount, takenAt, ...file }: PublishedDump): z.infer<typeof dumpShape> {
  const path = `/open/v1/dumps/${file.kind}/${file.day}/${file.format}`;
  return { ...file, byteCount: toSafeNumber(byteCount), takenAt: takenAt.toISOString(), path };
}

function listRoute(app: RestApp, { services: { platform } }: OpenContext): void {
  app.get(
    '/dumps',
    {
      schema: {
        tags: ['market'],
        operationId: 'listDumps',
        summary: 'The daily files that can be fetched, the newest first',
        description:
          'Sales, asks, buy orders and traits of the whole market, a file a day for each, as JSON lines and as CSV, for ' +
          `${DAYS_KEPT} days. A day is made within minutes of its end in UTC.`,
        response: { 200: successOf(z.object({ files: z.array(dumpShape) })) },
      },
    },
    async () => ok({ files: (await listDumps(platform.db)).map(toDump) }),
  );
}

const fileSchema = {
  tags: ['market'],
  operationId: 'getDump',
  summary: 'A daily file, compressed by zstd',
  description:
    `Lines by item, of groups in which at least ${PERSONS_MIN} sellers, or bidders, took part; no line tells of a person. The header ` +
    '`X-Dump-Signature` is the signature over the bytes of the file by the key `X-Dump-Key`, as in the list. A file never changes: send its ' +
    `\`ETag\` as \`If-None-Match\`, and the answer is 304. A partner may fetch ${FILES_PER_MINUTE} files a minute, answers of 304 and HEAD aside.`,
  params: z.object({ kind: kindShape, day: dumpDayShape, format: formatShape }),
  headers: z.object({
    'if-none-match': textShape(1_000).optional().describe('The `ETag` of your copy.'),
  }),
  response: {
    200: {
      content: {
        [FILE_TYPE]: { schema: z.string().meta({ format: 'binary' }).describe('The compressed file.') },
      },
    },
    304: z.null(),
  },
};

function fileRoute(app: RestApp, { services: { platform } }: OpenContext): void {
  const applyLimit = limitPerMinute(app, 'dumps', FILES_PER_MINUTE);
  app.get('/dumps/:kind/:day/:format', { schema: fileSchema }, async (request, reply) => {
    const { method, params, headers } = request;
    const [file] = await listDumps(platform.db, params);
    if (!file) throw new InvalidInput('day', 'no file of this kind is kept of this day');
    const { kind, day, format, byteCount, sha256, keyId, signature } = file;
    const etag = `"${sha256}"`;
    reply.headers({
      etag,
      'cache-control': 'private, no-cache',
      'x-dump-key': keyId,
      'x-dump-signature': signature,
    });
    if (isTagKnown(headers['if-none-match'], etag)) return reply.code(304).send(null);
    const isHead = method === 'HEAD';
    if (!isHead) await applyLimit(request, reply);
    return reply
      .type(FILE_TYPE)
      .header('content-length', String(byteCount))
      .header('content-disposition', `attachment; filename="${kind}-${day}.${format}.zst"`)
      .send((isHead ? Readable.from([]) : Readable.from(readDumpBytes(platform.db, file))) as never);
  });
}

/** The daily files: `/dumps` and what it lists. */
export function dumpRoutes(app: RestApp, context: OpenContext): void {
  listRoute(app, context);
  fileRoute(app, context);
}
