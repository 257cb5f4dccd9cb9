import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAppServices } from '../../shell/appServices.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { WithFactWords } from '../desk/DeskPart.tsx';
import type { RuleScope } from '../desk/ruleScope.ts';
import { RuleDiff } from './RuleDiff.tsx';
import { RuleFields } from './RuleFields.tsx';
import type { PickAccount } from './RuleLimits.tsx';
import type { PickItem } from './RulePicks.tsx';
import type { RuleView } from './RuleViews.tsx';
import { type EditedRule, NEW_RULE, problemsOf, type RuleDraft } from './ruleDraft.ts';
import { type RulePreview, usePreviewRule } from './usePreviewRule.ts';
import { useSaveRule } from './useSaveRule.ts';

interface RuleDialogProps {
  /** Null for a new rule. */
  readonly rule: EditedRule | null;
  /** What a new rule is for; null: everything. */
  readonly scope: RuleScope | null;
  readonly views: readonly RuleView[];
  readonly accounts: readonly PickAccount[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const NO_ITEMS: readonly PickItem[] = [];

/** Form of a rule. It first shows a preview of the changes, then saves. */
export function RuleDialog({ rule, scope, views, accounts, onDone, onClose }: RuleDialogProps) {
  const { t } = useTranslation('sell');
  const { toasts } = useAppServices();
  const [draft, setDraft] = useState<RuleDraft>(rule?.draft ?? { ...NEW_RULE, ...scope });
  const [hasTried, setHasTried] = useState(false);
  const { preview, ask: askPreview, readOn, isAsking, problem, drop } = usePreviewRule(draft);
  const [save, isSaving] = useSaveRule();
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [isBusy, ruleId] = [isAsking || isSaving, rule?.id ?? null];
  const change = (part: Partial<RuleDraft>) => {
    // The confirmation applied to the previous floors.
    setDraft((before) => ({ ...before, ...part, isFloorConfirmed: false }));
    drop();
  };
  const changeAndAsk = (part: Partial<RuleDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    askPreview(ruleId, next);
  };
  const exclude = (itemId: string) => changeAndAsk({ excludedItemIds: [...draft.excludedItemIds, itemId] });
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
    if (preview === null) askPreview(ruleId, draft);
    else save(ruleId, draft, kept);
  };
  return (
    <Modal
      shape="drawer"
      title={t(rule === null ? 'rule_new' : 'rule_edit')}
      closeLabel={t('shell:close')}
      onClose={onClose}
    >
      <Form noValidate onSubmit={submit}>
        <Scroll ref={setScroller}>
          <RuleFields
            draft={draft}
            problems={hasTried ? problemsOf(draft) : {}}
            copyProblem={problem}
            items={rule?.items ?? NO_ITEMS}
            views={views}
            accounts={accounts}
            onChange={change}
          />
          {preview !== null && (
            <FarFloor
              preview={preview}
              isConfirmed={draft.isFloorConfirmed}
              onConfirm={(isFloorConfirmed) => changeAndAsk({ isFloorConfirmed })}
            />
          )}
          {preview !== null && (
            <WithFactWords>
              <RuleDiff preview={preview} scroller={scroller} onReadOn={readOn} onExclude={exclude} />
            </WithFactWords>
          )}
        </Scroll>
        <SubmitFoot isPreviewed={preview !== null} isBusy={isBusy} />
      </Form>
    </Modal>
  );
}

/** The one button of the form: it asks for the preview, then saves what was previewed. */
function SubmitFoot({ isPreviewed, isBusy }: { readonly isPreviewed: boolean; readonly isBusy: boolean }) {
  const { t } = useTranslation('sell');
  return (
    <Foot>
      <small>{t(isPreviewed ? 'rule_saveHint' : 'rule_previewHint')}</small>
      <Button type="submit" look="primary" size="large" isWide isBusy={isBusy}>
        {t(isPreviewed ? 'rule_save' : 'rule_preview')}
      </Button>
    </Foot>
  );
}

interface FarFloorProps {
  readonly preview: RulePreview;
  readonly isConfirmed: boolean;
  readonly onConfirm: (isConfirmed: boolean) => void;
}

/** Confirms floors that raise prices far above their reference price, where the preview has such. */
function FarFloor({ preview, isConfirmed, onConfirm }: FarFloorProps) {
  const { t } = useTranslation('sell');
  const count = preview.reasons?.find(({ because }) => because === 'FLOOR_FAR_ABOVE')?.count ?? 0;
  if (count === 0 && !isConfirmed) {
    return null;
  }
  return (
    <Checkbox isChecked={isConfirmed} onChange={onConfirm}>
      {t(isConfirmed ? 'rule_floorMeant' : 'rule_floorFarAbove', { count })}
    </Checkbox>
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
