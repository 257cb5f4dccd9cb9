import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { RuleBoard_viewer$key } from '../../__generated__/RuleBoard_viewer.graphql.ts';
import type { WriteMoment } from '../../shell/Moment.tsx';
import { useRestrictions } from '../../shell/RestrictionPanel.tsx';
import { isStopped } from '../../shell/restrictions.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { RuleDialog } from './RuleDialog.tsx';
import { RuleRow } from './RuleRow.tsx';
import type { EditedRule } from './ruleDraft.ts';

interface RuleBoardProps {
  readonly viewer: RuleBoard_viewer$key;
  readonly writeMoment: WriteMoment;
  /** Runs when rules or asks changed. */
  readonly onChanged: () => void;
}

const RULES_MAX = 20;

/** The seller's rules in their order, and the form for a new one. */
export function RuleBoard({ viewer, writeMoment, onChanged }: RuleBoardProps) {
  const data = useFragment(FRAGMENT, viewer);
  const { t } = useTranslation('sell');
  // Null for a new rule.
  const [open, setOpen] = useState<EditedRule | null | undefined>(undefined);
  const rules = data.sellingRules ?? [];
  const isHeld = isStopped(useRestrictions(data), 'LIST');
  const add = (
    <Button look="primary" disabled={rules.length >= RULES_MAX} onClick={() => setOpen(null)}>
      <Icon name="plus" size={14} />
      {t('rule_new')}
    </Button>
  );
  return (
    <>
      {rules.length === 0 ? (
        <Empty art="k-rifle" title={t('rule_none')} hint={t('rule_noneHint')} action={add} />
      ) : (
        <>
          <Head>
            <p>{t(isHeld ? 'rule_held' : rules.length >= RULES_MAX ? 'rule_full' : 'rule_orderHint')}</p>
            {add}
          </Head>
          <ol>
            {rules.map((rule, place) => (
              <RuleRow
                key={rule.id}
                rule={rule}
                place={place}
                isLast={place === rules.length - 1}
                isHeld={isHeld}
                writeMoment={writeMoment}
                onEdit={setOpen}
                onChanged={onChanged}
              />
            ))}
          </ol>
        </>
      )}
      {open !== undefined && (
        <RuleDialog
          rule={open}
          items={data.listedMarketItems ?? []}
          accounts={data.steamAccounts ?? []}
          onDone={onChanged}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

const FRAGMENT = graphql`
  fragment RuleBoard_viewer on Viewer {
    ...RestrictionPanel_viewer
    sellingRules {
      id
      ...RuleRow_rule
    }
    steamAccounts {
      id
      accountName
      personaName
    }
    listedMarketItems {
      id
      nameZh
      nameEn
    }
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  padding: 14px 20px;
  p { flex: 1; min-width: 0; font-size: 13px; line-height: 20px; color: var(--t2); }
  @media (max-width: 767px) { padding: 12px 16px; flex-wrap: wrap; p { flex-basis: 100%; } }
`;
