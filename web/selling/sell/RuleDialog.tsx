import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAppServices } from '../../shell/appServices.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { RuleDiff } from './RuleDiff.tsx';
import { RuleFields } from './RuleFields.tsx';
import type { PickItem } from './RulePicks.tsx';
import { type EditedRule, NEW_RULE, problemsOf, type RuleDraft } from './ruleDraft.ts';
import { type RulePreview, usePreviewRule } from './usePreviewRule.ts';
import { useSaveRule } from './useSaveRule.ts';

interface RuleDialogProps {
  /** Null for a new rule. */
  readonly rule: EditedRule | null;
  /** The items that the seller has on sale. */
  readonly items: readonly PickItem[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Items on sale, and items that the rule names but that are not on sale. */
function pickItems(items: readonly PickItem[], rule: EditedRule | null): PickItem[] {
  return [...new Map([...items, ...(rule?.items ?? [])].map((item) => [item.id, item])).values()];
}

/** Form of a rule. It first shows a preview of the changes, then saves. */
export function RuleDialog({ rule, items, onDone, onClose }: RuleDialogProps) {
  const { t } = useTranslation('sell');
  const { toasts } = useAppServices();
  const [draft, setDraft] = useState<RuleDraft>(rule?.draft ?? NEW_RULE);
  const [preview, setPreview] = useState<RulePreview | null>(null);
  const [hasTried, setHasTried] = useState(false);
  const [askPreview, isAsking] = usePreviewRule(setPreview);
  const [save, isSaving] = useSaveRule();
  const isBusy = isAsking || isSaving;
  const ruleId = rule?.id ?? null;
  const change = (part: Partial<RuleDraft>) => {
    // The confirmation applied to the previous floors.
    setDraft((before) => ({ ...before, ...part, isFloorConfirmed: false }));
    setPreview(null);
  };
  const changeAndAsk = (part: Partial<RuleDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    askPreview(ruleId, next);
  };
  const exclude = (itemId: string) => changeAndAsk({ excludedItemIds: [...draft.excludedItemIds, itemId] });
  const farCount = preview?.outcomes?.filter(({ because }) => because === 'FLOOR_FAR_ABOVE').length ?? 0;
  const kept = () => {
    toasts.show('success', t('rule_saved'));
    onDone();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (isBusy || Object.keys(problemsOf(draft)).length > 0) {
      return;
    }
    if (preview === null) {
      askPreview(ruleId, draft);
    } else {
      save(ruleId, draft, kept);
    }
  };
  const title = t(rule === null ? 'rule_new' : 'rule_edit');
  return (
    <Modal shape="drawer" title={title} closeLabel={t('shell:close')} onClose={onClose}>
      <Form noValidate onSubmit={submit}>
        <Scroll>
          <RuleFields
            draft={draft}
            problems={hasTried ? problemsOf(draft) : {}}
            items={pickItems(items, rule)}
            onChange={change}
          />
          {preview !== null && (farCount > 0 || draft.isFloorConfirmed) && (
            <Checkbox
              isChecked={draft.isFloorConfirmed}
              onChange={(isFloorConfirmed) => changeAndAsk({ isFloorConfirmed })}
            >
              {t(draft.isFloorConfirmed ? 'rule_floorMeant' : 'rule_floorFarAbove', { count: farCount })}
            </Checkbox>
          )}
          {preview !== null && <RuleDiff preview={preview} onExclude={exclude} />}
        </Scroll>
        <Foot>
          <small>{t(preview === null ? 'rule_previewHint' : 'rule_saveHint')}</small>
          <Button type="submit" look="primary" size="large" isWide isBusy={isBusy}>
            {t(preview === null ? 'rule_preview' : 'rule_save')}
          </Button>
        </Foot>
      </Form>
    </Modal>
  );
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
`;

const Scroll = styled.div`
  display: grid;
  align-content: start;
  gap: 18px;
  flex: 1;
  min-height: 0;
  padding: 4px 24px 24px;
  overflow-y: auto;
  > * { min-width: 0; }
  @media (max-width: 767px) { padding-inline: 16px; }
`;

const Foot = styled.div`
  display: grid;
  gap: 8px;
  padding: 12px 24px;
  border-top: 1px solid var(--line);
  small { font-size: 12px; line-height: 18px; color: var(--t3); }
  @media (max-width: 767px) { padding-inline: 16px; }
`;
