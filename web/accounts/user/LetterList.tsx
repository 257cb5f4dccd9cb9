import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { LetterList_viewer$key } from '../../__generated__/LetterList_viewer.graphql.ts';
import type { WriteMoment } from '../../shell/Moment.tsx';
import { Panel } from '../../ui/Panel.tsx';

interface LetterListProps {
  readonly viewer: LetterList_viewer$key;
  readonly writeMoment: WriteMoment;
}

/** The newest letters with their answers. Older ones were answered by a message each. */
export function LetterList({ viewer, writeMoment }: LetterListProps) {
  const { letters } = useFragment(FRAGMENT, viewer);
  const { t } = useTranslation('user');
  if (letters == null) {
    throw new Error('The letters could not be read.');
  }
  if (letters.edges.length === 0) {
    return <None>{t('lettersNone')}</None>;
  }
  return (
    <List>
      {letters.edges.map(({ node }) => (
        <Letter as="li" key={node.id}>
          <small className="num">{writeMoment(node.createdAt)}</small>
          <p>{node.text}</p>
          {node.answer == null || node.answeredAt == null ? (
            <small>{t('letterWaits')}</small>
          ) : (
            <Answer>
              <small className="num">{t('letterAnswered', { time: writeMoment(node.answeredAt) })}</small>
              <p>{node.answer}</p>
            </Answer>
          )}
        </Letter>
      ))}
    </List>
  );
}

const FRAGMENT = graphql`
  fragment LetterList_viewer on Viewer {
    letters(first: 20) {
      edges {
        node {
          id
          text
          createdAt
          answer
          answeredAt
        }
      }
    }
  }
`;

const None = styled.p`
  padding: 12px 0;
  color: var(--t3);
`;

const List = styled.ul`
  display: grid;
  gap: 12px;
`;

const Letter = styled(Panel)`
  display: grid;
  gap: 6px;
  padding: 16px 20px;
  small { font-size: 12px; line-height: 18px; color: var(--t3); }
  p { line-height: 22px; white-space: pre-line; overflow-wrap: anywhere; }
`;

const Answer = styled.div`
  padding: 10px 12px;
  border-left: 3px solid var(--accent);
  background: var(--s2);
`;
