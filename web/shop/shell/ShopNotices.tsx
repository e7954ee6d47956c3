/** The notices above every page of the shop: about the connection, about the app, and about cookies. */
import { ConsentNotice } from '../consent/ConsentNotice';
import { InstallNotices } from '../install/InstallNotices';
import { ConnectionNotice } from './ConnectionNotice';

export const ShopNotices = () => (
  <>
    <ConnectionNotice />
    <InstallNotices />
    <ConsentNotice />
  </>
);
