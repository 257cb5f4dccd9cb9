import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { ClosureNote_closure$key } from '../__generated__/ClosureNote_closure.graphql.ts';
import { Icon } from '../ui/Icon.tsx';

interface ClosureNoteProps {
  readonly closure: ClosureNote_closure$key;
}

/** States that a service is closed for everybody, with the operators' explanation or a default one. */
export function ClosureNote({ closure }: ClosureNoteProps) {
  const { service, wordsZh, wordsEn } = useFragment(FRAGMENT, closure);
  const { t, i18n } = useTranslation('shell');
  const words = i18n.language === 'zh' ? wordsZh : wordsEn;
  return (
    <Note role="status">
      <Icon name="lock" />
      <div>
        <b>{t(`closed_${service}`)}</b>
        <small>{words ?? t(`closedHint_${service}`)}</small>
      </div>
    </Note>
  );
}

const FRAGMENT = graphql`
  fragment ClosureNote_closure on ServiceClosure {
    service
    wordsZh
    wordsEn
  }
`;

const Note = styled.div`
  display: flex;
  gap: 10px;
  padding: 10px 14px;
  border: 1px solid var(--warn-m);
  border-radius: var(--r-2);
  svg { flex: none; margin-top: 3px; color: var(--warn-m); }
  b { font-weight: 500; }
  small { display: block; font-size: 12px; line-height: 18px; color: var(--t3); overflow-wrap: anywhere; }
`;
