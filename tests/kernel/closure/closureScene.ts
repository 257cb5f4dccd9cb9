import type { Service } from '../../../api/kernel/closure/closure.ts';
import { closeService, reopenService } from '../../../api/kernel/closure/setClosure.ts';
import type { TestMarket } from '../../kit/testMarket.ts';
import { openOperator } from '../../ops/commands/operateScene.ts';

/** Words of an operator's for users. */
export const TOLD = { zh: '正在核对账目，今晚恢复', en: 'We are checking the books; back tonight.' };

/** Closes and opens services of a market as 小王 does. */
export async function openSwitches(market: TestMarket) {
  const { db, close } = await openOperator(market);
  const about = (service: Service) => ({ service, reason: '核查', operator: '小王' });
  return {
    db,
    close,
    shut: (service: Service, words: typeof TOLD | null = null) =>
      closeService(db, { ...about(service), words }),
    open: (service: Service) => reopenService(db, about(service)),
  };
}
