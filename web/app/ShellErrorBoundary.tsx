import { styled } from 'styled-components';
import { ErrorNote } from './ErrorNote.tsx';

/** The shell itself failed: nothing but a sentence and a way to try again. */
export function ShellErrorBoundary() {
  return (
    <Page>
      <ErrorNote onRetry={() => window.location.reload()} />
    </Page>
  );
}

const Page = styled.main`
  min-height: 100dvh;
  display: grid;
  place-items: center;
`;
