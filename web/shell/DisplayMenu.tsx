import { type ComponentType, type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Environment } from 'relay-runtime';
import { styled } from 'styled-components';
import { Icon } from '../ui/Icon.tsx';
import type { Currency } from '../ui/money.ts';
import { useCurrency } from '../ui/useCurrency.ts';
import { useAppServices } from './appServices.ts';
import { lazyPart } from './lazyPart.tsx';
import { chosenCurrency, readLanguage } from './preferences.ts';

const CurrencyPanel = lazyPart(async () => (await import('./DisplayPanel.tsx')).CurrencyPanel);
const ThemePanel = lazyPart(async () => (await import('./DisplayPanel.tsx')).ThemePanel);

/** Shows the currency's sign and opens the choice of the currency. */
export function CurrencyMenu() {
  const { t } = useTranslation('shell');
  const { code } = useCurrency();
  useChosenCurrency();
  const sign = code === 'USD' ? '$' : '¥';
  return <DisplayMenu name={`${t('currency')} ${sign}`} sign={sign} Panel={CurrencyPanel} />;
}

/** Opens the choice of the theme. */
export function ThemeMenu() {
  const { t } = useTranslation('shell');
  return <DisplayMenu name={t('theme')} sign={<Icon name="moon" />} Panel={ThemePanel} />;
}

interface DisplayMenuProps {
  /** The button's accessible name. */
  readonly name: string;
  readonly sign: ReactNode;
  /** Its code loads with the first press. */
  readonly Panel: ComponentType;
}

function DisplayMenu({ name, sign, Panel }: DisplayMenuProps) {
  const menuId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Sign type="button" popoverTarget={menuId} aria-label={name} title={name}>
        {sign}
      </Sign>
      <Menu id={menuId} popover="auto" onToggle={(event) => setIsOpen(event.newState === 'open')}>
        {isOpen && (
          <Suspense fallback={<Blank />}>
            <Panel />
          </Suspense>
        )}
      </Menu>
    </div>
  );
}

/** Dollars are rare on Chinese pages, so the code that fetches the rate is not in the first bundle. */
async function loadChosen(environment: Environment, code: Currency['code']): Promise<Currency> {
  const { loadCurrency } = await import('./currency.ts');
  return loadCurrency(environment, code);
}

/**
 * Shows the currency of the saved choice, else of the language, where the page has another: the browser lost the cookie
 * by which the server renders, or the language was just changed.
 */
function useChosenCurrency(): void {
  const { currency, environment } = useAppServices();
  const { i18n } = useTranslation('shell');
  const language = readLanguage(i18n.language);
  useEffect(() => {
    const code = chosenCurrency(language);
    if (currency.current().code === code) {
      return;
    }
    void currency.newest(loadChosen(environment, code)).then((loaded) => {
      if (loaded !== null) {
        currency.show(loaded);
      }
    });
  }, [currency, environment, language]);
}

const Sign = styled.button`
  display: grid;
  place-items: center;
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
  height: 84px;
`;
