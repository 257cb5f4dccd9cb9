import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useAppServices } from '../../shell/appServices.ts';

/** Opens the form for the inventory items that the URL names, `/user/sell?list=…,…`, and removes them from the URL. */
export function useSellLink(onDone: () => void): void {
  const { dialogs } = useAppServices();
  const [search, setSearch] = useSearchParams();
  const list = search.get('list');
  useEffect(() => {
    const assetIds = (list ?? '').split(',').filter(Boolean);
    if (assetIds.length === 0) {
      return;
    }
    dialogs.open({ kind: 'sell', assetIds, onDone });
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('list');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [list, dialogs, onDone, setSearch]);
}
