/** The notices above every page of the shop: about the connection, and about the app. */
import { InstallNotices } from '../install/InstallNotices';
import { ConnectionNotice } from './ConnectionNotice';

export const ShopNotices = () => (
  <>
    <ConnectionNotice />
    <InstallNotices />
  </>
);
