import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defineJob, type Job } from '../../api/kernel/job.ts';
import { openLog } from '../../api/kernel/log.ts';
import type { Platform } from '../../api/kernel/platform.ts';
import { startScheduler } from '../../api/kernel/scheduler.ts';

type Handler = (jobs: { data: object }[]) => Promise<void>;

/** A queue whose jobs the test dispatches itself. It records which jobs are sent and which workers are asked to poll at once. */
function openQueue() {
  const handlers: Handler[] = [];
  const told: string[] = [];
  const sent: object[] = [];
  const boss = {
    work: async (_queue: string, _options: object, handler: Handler) => {
      handlers.push(handler);
      return `worker ${handlers.length}`;
    },
    notifyWorker: (id: string) => told.push(id),
  };
  const jobs = {
    boss,
    sendAll: async (_db: object, { key }: { key: string }, ids: readonly string[]) =>
      sent.push(...ids.map((id) => ({ [key]: id }))),
  };
  const platform = { jobs, log: openLog('test', 'silent') } as unknown as Platform;
  return { start: (...started: Job<Platform>[]) => startScheduler(platform, started), handlers, told, sent };
}

test('a worker that has done a job takes the next at once; after an empty queue or a failed job it waits', async () => {
  const { start, handlers, told } = openQueue();
  await start(
    defineJob({
      name: 'order-due',
      key: 'orderId',
      concurrency: 3,
      run: async (_worker: Platform, { orderId }) => {
        if (orderId === 'bad') throw new Error('no');
      },
    }),
  );
  expect(handlers).toHaveLength(3);
  await handlers[1]?.([{ data: { orderId: 'good' } }]);
  expect(told).toEqual(['worker 2']);
  await handlers[0]?.([]);
  await expect(handlers[2]?.([{ data: { orderId: 'bad' } }])).rejects.toThrow('no');
  expect(told).toEqual(['worker 2']);
});

describe('periodic work', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('does not overlap itself; a failed run is followed by the next; stop waits for what is under way', async () => {
    const { start } = openQueue();
    let begun = 0;
    let end: (isFailed: boolean) => void = () => {};
    const run = (_worker: Platform) =>
      new Promise((done, fail) => {
        begun += 1;
        end = (isFailed) => (isFailed ? fail(new Error('broken')) : done(null));
      });
    const scheduler = await start(defineJob({ name: 'things', every: 1_000, run }));
    await vi.advanceTimersByTimeAsync(3_500);
    expect(begun).toBe(1);
    end(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(begun).toBe(2);
    end(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(begun).toBe(3);
    let isStopped = false;
    const stopped = scheduler.stop().then(() => {
      isStopped = true;
    });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(isStopped).toBe(false);
    end(false);
    await stopped;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(begun).toBe(3);
  });

  test('what is due is sent at the start and again after each pause', async () => {
    const { start, sent } = openQueue();
    const starts: boolean[] = [];
    const scheduler = await start(
      defineJob({
        name: 'order-due',
        key: 'orderId',
        every: () => 1_000,
        due: async (_worker: Platform, isStart) => {
          starts.push(isStart);
          return ['one', 'two'];
        },
        run: async () => {},
      }),
    );
    await vi.advanceTimersByTimeAsync(1_500);
    expect(starts).toEqual([true, false]);
    expect(sent).toEqual([{ orderId: 'one' }, { orderId: 'two' }, { orderId: 'one' }, { orderId: 'two' }]);
    await scheduler.stop();
  });
});
