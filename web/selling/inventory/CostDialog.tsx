import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useMutation } from 'react-relay';
import { styled } from 'styled-components';
import type { CostDialogMutation } from '../../__generated__/CostDialogMutation.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { YuanField } from '../../shell/YuanField.tsx';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { parseYuan, yuanText } from '../../ui/money.ts';

interface CostDialogProps {
  readonly itemId: string;
  readonly name: string;
  readonly costCents: number | null;
  readonly onClose: () => void;
}

/** 100,000 yuan, the limit of every amount. */
const COST_MAX_CENTS = 10_000_000;

/** Form for the cost of a copy. An empty field deletes it. */
export function CostDialog({ itemId, name, costCents, onClose }: CostDialogProps) {
  const { t } = useTranslation(['inventory', 'shell']);
  const { toasts } = useAppServices();
  const [commit, isInFlight] = useMutation<CostDialogMutation>(MUTATION);
  const [text, setText] = useState(costCents === null ? '' : yuanText(costCents));
  const [hasTried, setHasTried] = useState(false);
  const cents = parseYuan(text.trim());
  const isWrong = text.trim() !== '' && (cents === null || cents < 1 || cents > COST_MAX_CENTS);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (isWrong || isInFlight) {
      return;
    }
    commit({
      variables: {
        input: { costs: [{ inventoryItemId: itemId, costCents: cents, clearsCost: cents === null }] },
      },
      onCompleted({ setCosts }) {
        // A copy of an account that was unbound meanwhile is skipped without an error.
        if ((setCosts?.items ?? []).length === 0) {
          toasts.show('failure', t('costNotKept'));
          return;
        }
        toasts.show('success', t('costKept'));
        onClose();
      },
    });
  };
  return (
    <Modal title={t('costTitle')} closeLabel={t('shell:close')} onClose={onClose}>
      <Form noValidate onSubmit={submit}>
        <b>{name}</b>
        <YuanField
          label={t('costLabel')}
          autoFocus
          value={text}
          onChange={(event) => setText(event.target.value)}
          problem={hasTried && isWrong ? t('costWrong') : undefined}
        />
        <small>{t('costHint')}</small>
        <Button type="submit" look="primary" size="large" isWide isBusy={isInFlight}>
          {t('costKeep')}
        </Button>
      </Form>
    </Modal>
  );
}

const MUTATION = graphql`
  mutation CostDialogMutation($input: SetCostsInput!) {
    setCosts(input: $input) {
      ... on SetCostsPayload {
        items {
          id
          costCents
          # Of the same row, and made of the cost.
          profitCents
        }
      }
    }
  }
`;

const Form = styled.form`
  display: grid;
  gap: 14px;
  b { font-size: 14px; line-height: 22px; font-weight: 600; }
  small { font-size: 12px; line-height: 18px; color: var(--t3); }
`;
