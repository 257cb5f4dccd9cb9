import { fetchQuery, Network, Observable } from 'relay-runtime';
import { afterEach, expect, test, vi } from 'vitest';
import QUERY, { type MessageWatchQuery } from '../../web/__generated__/MessageWatchQuery.graphql.ts';
import {
  createRelayEnvironment,
  noteOwnChange,
  noteStreamedChange,
} from '../../web/relay/relayEnvironment.ts';
import { createRefresher } from '../../web/relay/useRefresh.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A page whose queries wait until the test resolves them, and the counts of unread messages that it received. */
function openScene() {
  const questions: { answer(unread: number): void; fail(): void }[] = [];
  const environment = createRelayEnvironment(
    Network.create(() =>
      Observable.create((sink) => {
        questions.push({
          answer(unread) {
            const wallet = { id: 'wallet', spendableCents: 1 };
            sink.next({ data: { viewer: { id: 'viewer', unreadMessageCount: unread, wallet } } });
            sink.complete();
          },
          fail: () => sink.error(new Error('no answer')),
        });
      }),
    ),
  );
  const heard: (number | undefined)[] = [];
  const refresh = createRefresher<MessageWatchQuery>({
    environment,
    query: QUERY,
    variables: {},
    onAnswer: ({ viewer }) => heard.push(viewer?.unreadMessageCount),
  });
  return { environment, questions, heard, refresh };
}

test('N-03 what happens while a question is under way is asked for afterwards, once', () => {
  const { questions, heard, refresh } = openScene();
  refresh();
  refresh();
  refresh();
  expect(questions).toHaveLength(1);
  questions[0]?.answer(1);
  expect(questions).toHaveLength(2);
  questions[1]?.answer(2);
  expect(questions).toHaveLength(2);
  expect(heard).toEqual([1, 2]);
  refresh();
  questions[2]?.answer(3);
  expect(heard).toEqual([1, 2, 3]);
});

test('N-03 a question of somebody else that is under way answers for what was before it, not for what happens now', () => {
  const { environment, questions, heard, refresh } = openScene();
  fetchQuery<MessageWatchQuery>(environment, QUERY, {}).subscribe({});
  refresh();
  expect(questions).toHaveLength(2);
  questions[0]?.answer(1);
  questions[1]?.answer(2);
  expect(heard).toEqual([2]);
});

test('N-03 a question without an answer is asked four more times, and what was wanted meanwhile once more', () => {
  vi.useFakeTimers();
  const { questions, heard, refresh } = openScene();
  refresh();
  refresh();
  for (let attempt = 0; attempt < 5; attempt += 1) {
    questions[attempt]?.fail();
    vi.advanceTimersByTime(3_000);
  }
  expect(questions).toHaveLength(6);
  questions[5]?.answer(7);
  vi.advanceTimersByTime(60_000);
  expect(questions).toHaveLength(6);
  expect(heard).toEqual([7]);
});

test.each([
  ['a change of one’s own that was answered', noteOwnChange],
  ['an event of a stream that came', noteStreamedChange],
])('R-14 %s while a question was under way: asked again, since the answer may be of before it', (_, note) => {
  const { environment, questions, heard, refresh } = openScene();
  refresh();
  note(environment);
  questions[0]?.answer(5);
  questions[1]?.answer(0);
  expect(heard).toEqual([5, 0]);
  expect(questions).toHaveLength(2);
});
