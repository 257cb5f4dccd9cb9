import { setTimeout as sleep } from 'node:timers/promises';
import { answerQuestions } from '../../../api/partners/recipients/answerQuestions.ts';
import type { RecipientQuestions } from '../../../api/partners/recipients/checkRecipients.ts';
import type { SteamGateway } from '../../../api/steam/client/steamGateway.ts';
import { sandbox } from '../../kit/rounds.ts';
import type { TestMarket } from '../../kit/testMarket.ts';

/** A player of the sandbox with a trade link of its own. */
export async function openPlayer(market: TestMarket): Promise<{ steamId: string; tradeUrl: string }> {
  return (await sandbox(market, 'players')) as { steamId: string; tradeUrl: string };
}

/** The worker's part: takes the questions from their queue and asks the sandbox, as the names in `calls` tell. */
export function openAsker(market: TestMarket) {
  const calls: string[] = [];
  const steam = new Proxy(market.worker.steam, {
    get(target, name) {
      calls.push(String(name));
      return target[name as keyof SteamGateway];
    },
  });
  let isClosed = false;
  const takeJobs = async (): Promise<RecipientQuestions[]> => {
    const { rows } = await market.owner.query<{ data: RecipientQuestions }>(
      "update pgboss.job set state = 'completed' where name = 'recipient-check' and state = 'created' returning data",
    );
    return rows.map(({ data }) => data);
  };
  const answerJobs = async (): Promise<void> => {
    await Promise.all((await takeJobs()).map((data) => answerQuestions({ ...market.worker, steam }, data)));
  };
  const done = (async () => {
    while (!isClosed) {
      await answerJobs();
      await sleep(20);
    }
  })();
  return {
    calls,
    /** How often Steam was asked about a link since the last call of this. */
    takeAsked(): number {
      const asked = calls.filter((name) => name === 'getTradeHoldSides').length;
      calls.length = 0;
      return asked;
    },
    async close(): Promise<void> {
      isClosed = true;
      await done;
    },
  };
}
