import type { VoucherCode } from '@parterre/contracts/console/vouchers';
import { formatPrice } from '@parterre/domain/money/format-price';
import { type CodeFilter, codeFilters } from '@parterre/domain/vouchers/voucher';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { listVoucherCodes } from '../../api/console-api.ts';
import { describeFailure } from '../../api/faults.ts';
import { voucherCodesQuery } from '../../api/queries.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { Answer } from '../../ui/answer.tsx';
import { Button } from '../../ui/button.tsx';
import form from '../../ui/form.module.css';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { Screen } from '../../ui/screen.tsx';
import { Select } from '../../ui/select.tsx';
import table from '../../ui/table.module.css';
import { writeCsv } from '../../write-csv.ts';
import { EndVouchers } from './end-vouchers.tsx';
import { Terms } from './terms.tsx';
import styles from './vouchers.module.css';

const route = getRouteApi('/inside/console/vouchers/$batchId');

/** The codes that were issued together: their terms, and what became of each. */
export function VoucherBatch() {
  const { voucher: texts } = useTexts();
  const { language } = useLanguage();
  const { batchId } = route.useParams();
  const { show = 'all', after } = route.useSearch();
  const query = useQuery(
    voucherCodesQuery({ batch_id: batchId, show, ...(after && { after }), lang: language }),
  );
  return (
    <Answer query={query}>
      {({ batch, codes, next }) => (
        <Screen
          title={batch.name}
          actions={
            <div className={form.acts}>
              <Export batchId={batchId} name={batch.name} />
              {batch.ended < batch.codes && <EndVouchers batchId={batchId} />}
            </div>
          }
        >
          <Terms batch={batch} />
          <h2>{texts.codes}</h2>
          {batch.codes > 1 && <Filter batchId={batchId} show={show} />}
          <Codes batchId={batchId} codes={codes} currency={batch.currency_code} />
          <div className={form.acts}>
            {after && (
              <LinkButton to="/vouchers/$batchId" params={{ batchId }} search={{ show }}>
                {texts.first}
              </LinkButton>
            )}
            {next !== null && (
              <LinkButton to="/vouchers/$batchId" params={{ batchId }} search={{ show, after: next }}>
                {texts.more}
              </LinkButton>
            )}
          </div>
        </Screen>
      )}
    </Answer>
  );
}

function Filter({ batchId, show }: { readonly batchId: string; readonly show: CodeFilter }) {
  const { voucher: texts } = useTexts();
  const navigate = useNavigate();
  return (
    <div className={styles.find}>
      <Select
        label={texts.show}
        value={show}
        options={codeFilters.map((value) => ({ value, text: texts.filters[value] }))}
        onChange={(value) =>
          void navigate({ to: '/vouchers/$batchId', params: { batchId }, search: { show: value } })
        }
      />
    </div>
  );
}

interface CodesProps {
  readonly batchId: string;
  readonly codes: readonly VoucherCode[];
  readonly currency: string | null;
}

function Codes({ batchId, codes, currency }: CodesProps) {
  const { voucher: texts } = useTexts();
  const { language } = useLanguage();
  return (
    <table className={`${table.table} ${table.stacking}`}>
      <thead className={table.headings}>
        <tr>
          <th scope="col">{texts.code}</th>
          <th scope="col">{texts.state}</th>
          <th scope="col">{texts.uses}</th>
        </tr>
      </thead>
      <tbody>
        {codes.map(({ id, code, state, uses, spent }) => (
          <tr key={id}>
            <th scope="row">
              <Link to="/vouchers/$batchId/$voucherId" params={{ batchId, voucherId: id }}>
                {code}
              </Link>
            </th>
            <td>{texts.states[state]}</td>
            <td>
              {texts.orderCount(uses)}
              {spent !== null && currency !== null && (
                <span>{texts.spent(formatPrice(spent, currency, language))}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const codesAtOnce = 1000;

/** All codes as a file: they name nobody. */
function Export({ batchId, name }: { readonly batchId: string; readonly name: string }) {
  const all = useTexts();
  const { voucher: texts } = all;
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () => {
      const codes: VoucherCode[] = [];
      let after: string | undefined;
      do {
        const page = await listVoucherCodes({
          batch_id: batchId,
          show: 'all',
          limit: codesAtOnce,
          ...(after && { after }),
        });
        codes.push(...page.codes);
        after = page.next ?? undefined;
      } while (after !== undefined);
      const lines = codes.map(({ code, state, uses }) => [code, texts.states[state], uses]);
      saveFile(writeCsv([[texts.code, texts.state, texts.uses], ...lines]), {
        name: `${name}.csv`,
        type: 'text/csv;charset=utf-8',
      });
    },
  });
  return (
    <>
      <Button isBusy={isPending} onPress={() => mutate()}>
        {texts.export}
      </Button>
      {error && <Notice kind="fault">{describeFailure(error, all)}</Notice>}
    </>
  );
}
