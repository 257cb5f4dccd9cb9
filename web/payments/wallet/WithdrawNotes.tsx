import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { WithdrawNotes_rules$key } from '../../__generated__/WithdrawNotes_rules.graphql.ts';
import { Panel } from '../../ui/Panel.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';

interface WithdrawNotesProps {
  readonly rules: WithdrawNotes_rules$key;
}

const NOTES = ['proceeds', 'settling', 'account', 'amount', 'failure'] as const;

/** All rules of a withdrawal in the order of the specification (section 5). */
export function WithdrawNotes({ rules }: WithdrawNotesProps) {
  const data = useFragment(FRAGMENT, rules);
  const { t } = useTranslation('wallet');
  const money = useMoneyText();
  const amounts = {
    least: money.paid(data.minCents),
    most: money.paid(data.maxCents),
    cap: money.paid(data.dayCapCents),
  };
  return (
    <Card>
      <h2>{t('rulesTitle')}</h2>
      <ul>
        {NOTES.map((note) => (
          <li key={note}>{t(`rule_${note}`, amounts)}</li>
        ))}
        <li>{t('arrival')}</li>
      </ul>
    </Card>
  );
}

const FRAGMENT = graphql`
  fragment WithdrawNotes_rules on WithdrawalRules {
    minCents
    maxCents
    dayCapCents
  }
`;

const Card = styled(Panel)`
  padding: 20px;
  h2 { font-size: 14px; line-height: 22px; padding-bottom: 8px; }
  li { position: relative; padding: 4px 0 4px 14px; line-height: 22px; color: var(--t2); }
  li::before { content: ''; position: absolute; left: 0; top: 13px; width: 4px; height: 4px; border-radius: 50%; background: var(--t3); }
  @media (max-width: 767px) { padding: 16px; }
`;
