import { expect, test } from 'vitest';
import type { Jobs } from '../../api/kernel/jobs.ts';
import { openLog } from '../../api/kernel/log.ts';
import { serveQueue } from '../../api/kernel/serveQueue.ts';

type Handler = (jobs: { data: object }[]) => Promise<void>;

/** A queue that hands its jobs over by hand and notes which of its workers was told to look at once. */
function openQueue() {
  const handlers: Handler[] = [];
  const told: string[] = [];
  const boss = {
    work: async (_queue: string, _options: object, handler: Handler) => {
      handlers.push(handler);
      return `worker ${handlers.length}`;
    },
    notifyWorker: (id: string) => told.push(id),
  };
  return { jobs: { boss } as unknown as Jobs, handlers, told };
}

test('whoever has done a job looks for the next at once; an empty queue or a job that failed is waited for', async () => {
  const { jobs, handlers, told } = openQueue();
  await serveQueue({ jobs, log: openLog('test', 'silent') }, 'order-due', 3, async ({ orderId }) => {
    if (orderId === 'bad') throw new Error('no');
  });
  expect(handlers).toHaveLength(3);
  await handlers[1]?.([{ data: { orderId: 'good' } }]);
  expect(told).toEqual(['worker 2']);
  await handlers[0]?.([]);
  await expect(handlers[2]?.([{ data: { orderId: 'bad' } }])).rejects.toThrow('no');
  expect(told).toEqual(['worker 2']);
});
