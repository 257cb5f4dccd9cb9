import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useMutation } from 'react-relay';
import { styled } from 'styled-components';
import type { DeskPart_viewer$key } from '../../__generated__/DeskPart_viewer.graphql.ts';
import type { DeskPartMutation } from '../../__generated__/DeskPartMutation.graphql.ts';
import { WithWords } from '../../shell/DialogHost.tsx';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { DESK_FACTS, type DeskFact, knownFacts } from './deskFact.ts';

/** Brings the words of the facts to a part of a page of another feature. */
export function WithFactWords({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <WithWords feature="desk">{children}</WithWords>
    </Suspense>
  );
}

/** The facts that the viewer sees on each row. */
export function useDeskFacts(viewer: DeskPart_viewer$key): readonly DeskFact[] {
  const { deskFacts } = useFragment(FRAGMENT, viewer);
  return useMemo(() => knownFacts(deskFacts), [deskFacts]);
}

/** The facts that the viewer has chosen; none before the first choice. */
export function useChosenFacts(viewer: DeskPart_viewer$key): readonly DeskFact[] {
  const { hasDeskFacts } = useFragment(FRAGMENT, viewer);
  const facts = useDeskFacts(viewer);
  return hasDeskFacts ? facts : NONE;
}

const NONE: readonly DeskFact[] = [];

interface FactsButtonProps {
  readonly viewer: DeskPart_viewer$key;
  /** On phones an icon stands for its label. */
  readonly isShort?: boolean;
}

/** The button that opens the choice of the facts of each row. */
export function FactsButton(props: FactsButtonProps) {
  return (
    <WithFactWords>
      <OpenChoice {...props} />
    </WithFactWords>
  );
}

/** The first press chooses the usual facts, so that the rows show what the form has checked. */
function OpenChoice({ viewer, isShort = false }: FactsButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const facts = useDeskFacts(viewer);
  const isChosen = useChosenFacts(viewer).length > 0;
  const [commit] = useMutation<DeskPartMutation>(MUTATION);
  const { t } = useTranslation('desk');
  const save = (next: readonly DeskFact[]) => commit({ variables: { input: { facts: next } } });
  const open = () => {
    if (!isChosen) {
      save(facts);
    }
    setIsOpen(true);
  };
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={open}>
        {isShort ? (
          <Short>
            <Icon name="columns" />
            <span>{t('choose')}</span>
          </Short>
        ) : (
          t('choose')
        )}
      </Button>
      {isOpen && <Choice chosen={facts} onSave={save} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface ChoiceProps {
  readonly chosen: readonly DeskFact[];
  readonly onSave: (facts: readonly DeskFact[]) => void;
  readonly onClose: () => void;
}

/** A checkbox for each fact. A press shows or hides it at once. */
function Choice({ chosen, onSave, onClose }: ChoiceProps) {
  const { t } = useTranslation(['desk', 'shell']);
  const [facts, setFacts] = useState(chosen);
  const save = (next: readonly DeskFact[]) => {
    setFacts(next);
    onSave(next);
  };
  return (
    <Modal title={t('choose')} closeLabel={t('shell:close')} onClose={onClose}>
      <Hint>{t('chooseHint')}</Hint>
      <List>
        {DESK_FACTS.map((fact) => (
          <Checkbox
            key={fact}
            isChecked={facts.includes(fact)}
            onChange={(isShown) =>
              save(DESK_FACTS.filter((each) => (each === fact ? isShown : facts.includes(each))))
            }
          >
            {t(`fact_${fact}`)}
          </Checkbox>
        ))}
      </List>
    </Modal>
  );
}

const FRAGMENT = graphql`
  fragment DeskPart_viewer on Viewer {
    deskFacts
    hasDeskFacts
  }
`;

const MUTATION = graphql`
  mutation DeskPartMutation($input: SetDeskFactsInput!) {
    setDeskFacts(input: $input) {
      ... on SetDeskFactsPayload {
        viewer {
          ...DeskPart_viewer
        }
      }
    }
  }
`;

const Short = styled.span`
  display: contents;
  @media (min-width: 768px) { svg { display: none; } }
  /* The name of the button stays. */
  @media (max-width: 767px) { span { position: absolute; clip-path: inset(50%); } }
`;

const Hint = styled.p`
  padding-bottom: 8px;
  font-size: 13px;
  line-height: 20px;
  color: var(--t2);
`;

const List = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 16px;
`;
