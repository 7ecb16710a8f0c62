import type { ComparedItem } from '@parterre/contracts/console/drafts';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/language.tsx';
import { useCatalogueTexts } from './use-catalogue-texts.ts';

interface Props {
  readonly fault: ComparedItem['faults'][number];
}

/** Why an item cannot be published: at which field, or what keeps it from being removed. */
export function FaultText({ fault }: Props) {
  const { path, obstacle } = fault;
  const texts = useCatalogueTexts();
  const { removal } = useTexts();
  if (!obstacle)
    return (
      <span>
        {path && `${texts.place(path.split('.'))}: `}
        {texts.fault(fault)}
      </span>
    );
  if (obstacle.kind !== 'named') return removal.obstacles[obstacle.kind];
  return (
    <span>
      {removal.namedBy}{' '}
      {obstacle.by.map(({ kind, key }, index) => (
        <span key={`${kind} ${key}`}>
          {index > 0 && ', '}
          {texts.kinds[kind]} –{' '}
          <Link to="/catalogue/$kind/$key" params={{ kind, key }}>
            {key}
          </Link>
        </span>
      ))}
      {obstacle.more > 0 && ` ${removal.more(obstacle.more)}`}
    </span>
  );
}
