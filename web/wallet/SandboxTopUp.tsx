import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAppServices } from '../app/appServices.ts';
import { useTopUpInSandbox } from '../app/useTopUpInSandbox.ts';
import { parseYuan } from '../app/yuan.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Dollars } from '../ui/Price.tsx';
import { useMoneyText } from '../ui/useCurrency.ts';

interface SandboxTopUpProps {
  readonly onToppedUp: () => void;
}

const PRESETS_YUAN = ['100', '1000', '10000'];
/** The largest amount of one top-up (requirement I-05). */
const AMOUNT_MAX_CENTS = 10_000_000;

/** Play money for the sandbox; not shown anywhere else. */
export function SandboxTopUp({ onToppedUp }: SandboxTopUpProps) {
  const { t } = useTranslation('wallet');
  const { toasts } = useAppServices();
  const money = useMoneyText();
  const [text, setText] = useState('1000');
  const [problem, setProblem] = useState<string | undefined>();
  const wrong = t('amountWrong', { least: money.paid(1), most: money.paid(AMOUNT_MAX_CENTS) });
  const [topUp, isBusy] = useTopUpInSandbox({
    onToppedUp(toppedUpCents) {
      toasts.show('success', t('topUpDone', { amount: money.paid(toppedUpCents) }));
      onToppedUp();
    },
    onRefused: () => setProblem(wrong),
  });
  const cents = parseYuan(text.trim());
  function submit(event: FormEvent) {
    event.preventDefault();
    if (cents === null || cents === 0) {
      setProblem(wrong);
    } else if (!isBusy) {
      setProblem(undefined);
      topUp(cents);
    }
  }
  return (
    <Card as="form" noValidate onSubmit={submit}>
      <h2>{t('topUp')}</h2>
      <p>{t('topUpHint')}</p>
      <Field
        label={t('amount')}
        inputMode="decimal"
        autoComplete="off"
        prefix="¥"
        suffix={
          <Value>
            <Dollars cents={cents} />
          </Value>
        }
        value={text}
        problem={problem}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(undefined);
        }}
      />
      <Presets>
        {PRESETS_YUAN.map((preset) => (
          <Button key={preset} size="small" onClick={() => setText(preset)}>
            {`¥${preset}`}
            <Dollars cents={Number(preset) * 100} />
          </Button>
        ))}
      </Presets>
      <Button type="submit" look="primary" isWide isBusy={isBusy}>
        {cents === null || cents === 0 ? t('amountEmpty') : t('topUpNow', { amount: money.paid(cents) })}
      </Button>
    </Card>
  );
}

const Card = styled(Panel)`
  h2 { font-size: 14px; line-height: 22px; }
  display: flex;
  flex-direction: column;
  gap: 14px;
  padding: 20px;
  > div { flex: none; }
  p { color: var(--t3); margin-top: -8px; }
  > button { margin-top: auto; }
  @media (max-width: 767px) { padding: 16px; }
`;

const Presets = styled.div`
  display: flex;
  gap: 8px;
  button { flex: 1; flex-wrap: wrap; gap: 0 6px; height: auto; min-height: 28px; padding-block: 3px; }
`;

const Value = styled.span`
  align-self: center;
  &:empty { display: none; }
`;
