import { Suspense, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Environment } from 'relay-runtime';
import { styled } from 'styled-components';
import type { Currency } from '../ui/money.ts';
import { useCurrency } from '../ui/useCurrency.ts';
import { useAppServices } from './appServices.ts';
import { lazyPart } from './lazyPart.tsx';
import { saveChoice, savedChoice } from './preferences.ts';

const DisplayPanel = lazyPart(async () => (await import('./DisplayPanel.tsx')).DisplayPanel);

/**
 * A button that shows the currency's sign and opens the panel for currency and theme. The panel's code loads with the
 * first press.
 */
export function DisplayMenu() {
  const { t } = useTranslation('shell');
  const { code } = useCurrency();
  const menuId = useId();
  const [isOpen, setIsOpen] = useState(false);
  useRestoredCurrency();
  return (
    <div>
      <Sign type="button" popoverTarget={menuId} aria-label={t('displayMenu', { code })} title={t('display')}>
        {code === 'USD' ? '$' : '¥'}
      </Sign>
      <Menu
        id={menuId}
        popover="auto"
        role="group"
        aria-label={t('display')}
        onToggle={(event) => setIsOpen(event.newState === 'open')}
      >
        {isOpen && (
          <Suspense fallback={<Blank />}>
            <DisplayPanel />
          </Suspense>
        )}
      </Menu>
    </div>
  );
}

/** Changing to dollars is rare, so the code that fetches the rate is not in the first bundle. */
async function loadDollars(environment: Environment): Promise<Currency> {
  const { loadCurrency } = await import('./currency.ts');
  return loadCurrency(environment, 'USD');
}

/**
 * Where the browser lost the cookie but kept the choice in local storage, writes the cookie again and shows dollars.
 */
function useRestoredCurrency(): void {
  const { currency, environment } = useAppServices();
  useEffect(() => {
    if (savedChoice('currency') !== 'USD' || currency.current().code === 'USD') {
      return;
    }
    saveChoice('currency', 'USD');
    void currency.newest(loadDollars(environment)).then((dollars) => {
      if (dollars !== null) {
        currency.show(dollars);
      }
    });
  }, [currency, environment]);
}

const Sign = styled.button`
  min-width: 36px;
  height: 36px;
  border-radius: var(--r-2);
  color: var(--t2);
  font-weight: 500;
  &:hover { background: var(--hover); color: var(--t1); }
`;

const Menu = styled.div`
  position: fixed;
  inset: 64px max(32px, (100vw - 1616px) / 2) auto auto;
  width: min(308px, calc(100vw - 32px));
  padding: 16px;
  border: 1px solid var(--line-2);
  border-radius: var(--r-3);
  background: var(--s2);
  color: var(--t2);
  box-shadow: var(--e2);
  @media (max-width: 767px) { inset: 56px 16px auto auto; }
`;

const Blank = styled.div`
  height: 168px;
`;
