import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { bundleSalesQuery } from '../../api/queries.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { Answer } from '../../ui/answer.tsx';
import { emptyBundle, toDraft } from './bundle-draft.ts';
import { BundleForm } from './bundle-form.tsx';

const route = getRouteApi('/inside/console/bundles/$bundleId/change');

export const NewBundle = () => <BundleForm first={emptyBundle} isSold={false} />;

/** Orders keep the terms that they were placed by. */
export function EditBundle() {
  const { language } = useLanguage();
  const { bundleId } = route.useParams();
  const moment = useMoment();
  const query = useQuery(bundleSalesQuery({ bundle_id: bundleId, page: 1, lang: language }));
  return (
    <Answer query={query}>
      {({ bundle, sales }) => (
        <BundleForm
          first={toDraft(bundle, ({ title, started_at }) =>
            started_at === null ? title : `${title}, ${moment(started_at, 'moment', 'place')}`,
          )}
          bundleId={bundleId}
          isSold={sales.length > 0}
        />
      )}
    </Answer>
  );
}
