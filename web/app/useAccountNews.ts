import { useEffect, useEffectEvent } from 'react';
import { useAppServices } from './appServices.ts';
import { hearTabs } from './otherTabs.ts';

/** Calls `onNews` when something of the account was changed in another tab of this browser, once more for each change. */
export function useAccountNews(onNews: () => void): void {
  const { otherTabs } = useAppServices();
  const hear = useEffectEvent(onNews);
  useEffect(() => hearTabs(otherTabs, 'account', () => hear()), [otherTabs]);
}
