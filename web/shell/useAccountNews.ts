import { useEffect, useEffectEvent } from 'react';
import { useAppServices } from './appServices.ts';
import { hearTabs } from './otherTabs.ts';

/** Calls `onNews` after each change of the account in another tab of this browser. */
export function useAccountNews(onNews: () => void): void {
  const { otherTabs } = useAppServices();
  const hear = useEffectEvent(onNews);
  useEffect(() => hearTabs(otherTabs, 'account', () => hear()), [otherTabs]);
}
