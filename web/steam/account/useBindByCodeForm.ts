import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { useBindByCodeForm_binding$key } from '../../__generated__/useBindByCodeForm_binding.graphql.ts';
import { bindingReasonKey } from './bindingReason.ts';
import { useBindByCode } from './useBindByCode.ts';

/** A login code as the Steam app shows it. */
const GUARD_CODE = /^[23456789BCDFGHJKMNPQRTVWXY]{5}$/;

type FieldName = 'accountName' | 'password' | 'guardCode';

/** An account that is bound again. */
export interface BoundAccount {
  readonly id: string;
  readonly accountName: string;
}

/** State and actions of the form. A refused attempt keeps name and password for the next code. */
export function useBindByCodeForm(steamAccount: BoundAccount | null) {
  const { t } = useTranslation('account');
  const [typed, setTyped] = useState<Readonly<Record<FieldName, string>>>({
    accountName: steamAccount?.accountName ?? '',
    password: '',
    guardCode: '',
  });
  const [problem, setProblem] = useState<{ field: FieldName | null; text: string } | null>(null);
  const [started, setStarted] = useState<useBindByCodeForm_binding$key | null>(null);
  const binding = useFragment(FRAGMENT, started);
  const [start, isStarting] = useBindByCode(setStarted, (text) => setProblem({ field: null, text }));
  const isBusy = isStarting || binding?.status === 'PENDING';
  const reason = binding?.status === 'FAILED' ? (binding.reason ?? 'CODE_WRONG') : null;
  const failure = reason && t(bindingReasonKey('CODE', reason));

  function findProblem(guardCode: string): { field: FieldName; text: string } | null {
    if (typed.accountName.trim() === '') {
      return { field: 'accountName', text: t('accountNameMissing') };
    }
    if (typed.password === '') {
      return { field: 'password', text: t('passwordMissing') };
    }
    return GUARD_CODE.test(guardCode) ? null : { field: 'guardCode', text: t('codeFormatWrong') };
  }

  return {
    typed,
    isBusy,
    boundName: binding?.status === 'BOUND' ? binding.accountName : null,
    /** Why the whole form was refused, or the binding failed. */
    problem: problem?.field === null ? problem.text : failure,
    problemOf: (field: FieldName) => (problem?.field === field ? problem.text : undefined),
    fill: (fields: Partial<Record<FieldName, string>>) => setTyped((known) => ({ ...known, ...fields })),
    submit(event: FormEvent) {
      event.preventDefault();
      if (isBusy) {
        return;
      }
      const guardCode = typed.guardCode.trim().toUpperCase();
      const found = findProblem(guardCode);
      setStarted(null);
      setProblem(found);
      if (found === null) {
        setTyped({ ...typed, guardCode: '' });
        start({ ...typed, guardCode, steamAccountId: steamAccount?.id ?? null });
      }
    },
  };
}

const FRAGMENT = graphql`
  fragment useBindByCodeForm_binding on SteamBinding {
    status
    reason
    accountName
  }
`;
