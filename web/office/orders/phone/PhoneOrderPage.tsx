/** Takes the order of a customer on the phone, with the menu and the configurator of the shop. */
import { useSearchParams } from 'react-router';
import { StoreProvider } from '../../../ordering/StoreProvider';
import { Select } from '../../../ui/inputs/controls';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage';
import { PageHeader } from '../../../ui/display/PageHeader';
import { Loading } from '../../../ui/feedback/Skeleton';
import { errorMessage } from '../../../collection/errorMessages';
import { useOffice } from '../../shell/officeContext';
import { useLiveOrders } from '../live/ordersContext';
import { OrderTabs } from '../OrderTabs';
import { CheckoutLoader } from './CheckoutLoader';
import styles from './PhoneOrder.module.css';

export function PhoneOrderPage() {
  const { branches, branch: boardBranch } = useLiveOrders();
  const [searchParams, setSearchParams] = useSearchParams();
  const { config } = useOffice();
  const requested = searchParams.get('branch') ?? boardBranch;
  const branch = branches.find(({ id }) => id === requested) ?? branches[0];
  return (
    <>
      <PageHeader title="Bestellung aufnehmen">
        {branches.length > 1 && branch && (
          <div className={styles.branch}>
            <Select
              label="Filiale"
              empty={null}
              options={Object.fromEntries(branches.map(({ id, name }) => [id, name]))}
              value={branch.id}
              onChange={id => setSearchParams(id ? { branch: id } : {}, { replace: true })}
            />
          </div>
        )}
        <OrderTabs />
      </PageHeader>
      {branch ? (
        <StoreProvider
          key={branch.id}
          identifier={branch.id}
          config={config}
          taker="staff"
          renderPending={(error, retry) => (error ? <ErrorMessage message={errorMessage(error)} onRetry={retry} /> : <Loading />)}
        >
          <CheckoutLoader />
        </StoreProvider>
      ) : (
        <Loading />
      )}
    </>
  );
}
