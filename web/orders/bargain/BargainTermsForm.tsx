import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useMutation } from 'react-relay';
import { styled } from 'styled-components';
import type { BargainTermsForm_viewer$key } from '../../__generated__/BargainTermsForm_viewer.graphql.ts';
import type { BargainTermsFormMutation } from '../../__generated__/BargainTermsFormMutation.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { useStop } from '../../shell/restriction/useStop.tsx';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Field } from '../../ui/Field.tsx';
import { readPercent } from './offerDraft.ts';

interface BargainTermsFormProps {
  readonly viewer: BargainTermsForm_viewer$key;
}

const textOf = (percent: number | null | undefined) => (percent == null ? '' : String(percent));

/** What offers the viewer's shop takes: whether any, from which share of the ask, and from which one is accepted by itself. */
export function BargainTermsForm({ viewer }: BargainTermsFormProps) {
  const { bargainTerms } = useFragment(VIEWER, viewer);
  const { t } = useTranslation('bargain');
  const { toasts } = useAppServices();
  const { isStopped, line } = useStop('LIST');
  const [isOpen, setIsOpen] = useState(bargainTerms?.isOpen ?? true);
  const [least, setLeast] = useState(textOf(bargainTerms?.leastPercent));
  const [accept, setAccept] = useState(textOf(bargainTerms?.acceptPercent));
  const [hasTried, setHasTried] = useState(false);
  const [commit, isInFlight] = useMutation<BargainTermsFormMutation>(MUTATION);
  const [leastPercent, acceptPercent] = [readPercent(least), readPercent(accept)];
  const problemOf = (percent: number | null | undefined) =>
    hasTried && percent === undefined ? t('percentWrong') : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (leastPercent === undefined || acceptPercent === undefined) {
      return;
    }
    commit({
      variables: { input: { isOpen, leastPercent, acceptPercent } },
      onCompleted({ setBargainTerms: { message } }) {
        toasts.show(message === undefined ? 'success' : 'failure', message ?? t('termsSaved'));
      },
    });
  };
  return (
    <Details>
      <summary>{t('terms')}</summary>
      <Form noValidate onSubmit={submit}>
        <Checkbox isChecked={isOpen} onChange={setIsOpen}>
          {t('termsOpen')}
        </Checkbox>
        <Pair>
          <Field
            label={t('termsLeast')}
            inputMode="numeric"
            maxLength={2}
            placeholder="70"
            disabled={!isOpen}
            value={least}
            onChange={(event) => setLeast(event.target.value)}
            problem={problemOf(leastPercent)}
          />
          <Field
            label={t('termsAccept')}
            inputMode="numeric"
            maxLength={2}
            disabled={!isOpen}
            value={accept}
            onChange={(event) => setAccept(event.target.value)}
            problem={problemOf(acceptPercent)}
          />
        </Pair>
        <small>{t('termsHint')}</small>
        {line}
        <Button type="submit" isBusy={isInFlight} disabled={isStopped}>
          {t('termsSave')}
        </Button>
      </Form>
    </Details>
  );
}

const VIEWER = graphql`
  fragment BargainTermsForm_viewer on Viewer {
    bargainTerms {
      isOpen
      leastPercent
      acceptPercent
    }
  }
`;

const MUTATION = graphql`
  mutation BargainTermsFormMutation($input: SetBargainTermsInput!) {
    setBargainTerms(input: $input) {
      ... on SetBargainTermsPayload {
        viewer {
          ...BargainTermsForm_viewer
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;

const Details = styled.details`
  padding: 12px 20px;
  border-top: 1px solid var(--line);
  summary { cursor: pointer; color: var(--t2); }
  @media (max-width: 767px) { padding: 12px 16px; }
`;

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: 12px;
  max-width: 560px;
  padding-top: 12px;
  small { font-size: 12px; line-height: 18px; color: var(--t3); }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: end;
  gap: 12px;
  width: 100%;
`;
