import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Ellipsis } from '../../ui/textStyles.ts';
import type { ChosenFile } from './chosenFile.ts';

interface ChosenFileListProps {
  readonly files: readonly ChosenFile[];
  readonly hasPasswords: boolean;
  readonly onChange: (files: readonly ChosenFile[]) => void;
}

/** The form's Mafiles, each with a password field when no list is used. */
export function ChosenFileList({ files, hasPasswords, onChange }: ChosenFileListProps) {
  const { t } = useTranslation('account');
  if (files.length === 0) {
    return null;
  }
  const setPassword = (key: string, password: string) =>
    onChange(files.map((file) => (file.key === key ? { ...file, password } : file)));
  return (
    <List aria-label={t('chosen')}>
      {files.map(({ key, name, accountName, password }) => (
        <li key={key}>
          <Name>
            <Ellipsis>{accountName ?? name}</Ellipsis>
            {accountName !== null && (
              <small className="num">
                <Ellipsis>{name}</Ellipsis>
              </small>
            )}
          </Name>
          {hasPasswords && (
            <Field
              label={t('passwordOf', { name: accountName ?? name })}
              isLabelHidden
              type="password"
              autoComplete="off"
              placeholder={t('password')}
              value={password}
              onChange={(event) => setPassword(key, event.target.value)}
            />
          )}
          <button
            type="button"
            aria-label={t('takeOut', { name: accountName ?? name })}
            onClick={() => onChange(files.filter((file) => file.key !== key))}
          >
            <Icon name="x" />
          </button>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 8px;
  max-height: 232px;
  overflow-y: auto;
  padding: 2px;
  margin: -2px;
  li { display: flex; align-items: center; gap: 10px; }
  li > div:nth-child(2) { flex: 1.2; min-width: 0; }
  button {
    flex: none;
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    border-radius: var(--r-2);
    color: var(--t3);
  }
  button:hover { background: var(--hover); color: var(--t1); }
`;

const Name = styled.span`
  flex: 1;
  min-width: 0;
  font-weight: 500;
  small { display: block; font-size: 12px; line-height: 16px; font-weight: 400; color: var(--t3); }
`;
