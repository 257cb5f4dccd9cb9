import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Icon } from '../ui/Icon.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import { useCurrency } from '../ui/useCurrency.ts';
import { useMomentText } from './Moment.tsx';
import { changeTheme, readThemeChoice } from './theme.ts';
import { useChangeCurrency } from './useChangeCurrency.ts';

/** The switch of the currency (requirement R-11). */
export function CurrencyPanel() {
  const { t } = useTranslation('shell');
  const { code, usdPerCny, ratedAt } = useCurrency();
  const { change, isMissing } = useChangeCurrency();
  return (
    <Group>
      <h2>{t('currency')}</h2>
      <Wide>
        <Segmented
          label={t('currency')}
          value={code}
          options={[
            { value: 'CNY' as const, label: t('currencyCny') },
            { value: 'USD' as const, label: t('currencyUsd') },
          ]}
          onChange={change}
        />
      </Wide>
      {isMissing ? (
        <Missing role="alert">
          <Icon name="alert" size={14} />
          {t('rateMissing')}
        </Missing>
      ) : (
        <p>
          {usdPerCny === null ? t('currencyHint') : t('currencyRate', { usd: usdPerCny.toFixed(4) })}
          {ratedAt !== undefined && <RateTime at={ratedAt} />}
        </p>
      )}
    </Group>
  );
}

/** The switch of the theme (requirement R-10). */
export function ThemePanel() {
  const { t } = useTranslation('shell');
  const [theme, setTheme] = useState(readThemeChoice);
  return (
    <Group>
      <h2>{t('theme')}</h2>
      <Wide>
        <Segmented
          label={t('theme')}
          value={theme}
          options={[
            { value: 'dark' as const, label: t('themeDark') },
            { value: 'light' as const, label: t('themeLight') },
            { value: 'system' as const, label: t('themeSystem') },
          ]}
          onChange={(choice) => {
            changeTheme(choice);
            setTheme(choice);
          }}
        />
      </Wide>
    </Group>
  );
}

/** Time of the exchange rate. When the rate service is unavailable, the last rate stays in use (requirement W-12). */
function RateTime({ at }: { readonly at: string }) {
  const { t } = useTranslation('shell');
  const [openedMs] = useState(() => Date.now());
  const writeMoment = useMomentText(openedMs);
  return (
    <>
      <br />
      {t('rateTime', { time: writeMoment(at) })}
    </>
  );
}

const Group = styled.section`
  h2 { padding-bottom: 8px; font-size: 12px; line-height: 18px; font-weight: 500; color: var(--t3); }
  p { text-wrap: balance; padding-top: 8px; font-size: 12px; line-height: 18px; color: var(--t3); }
`;

const Wide = styled.div`
  display: grid;
  button { flex: 1; justify-content: center; padding: 0 6px; }
`;

const Missing = styled.p`
  && { display: flex; gap: 6px; color: var(--warn); }
  svg { margin-top: 2px; }
`;
