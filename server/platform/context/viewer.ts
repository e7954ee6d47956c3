/** Who sent a request, and with which authorities. */
import type { Authority, BranchScreen } from '../../../schema/access/roles';
import type { ConsentDecision } from '../../../schema/site/consent';

/** A user with a session, an API client with a token, or a branch screen with a branch key. */
export interface Viewer {
  id: string;
  name: string;
  /** Roles of a user, scopes of an API token, or the screen of a branch key. `schema/access` lists their permissions. */
  authorities: readonly Authority[];
  branches: readonly string[];
  /** True for an API token. */
  isApiClient?: true;
}

/** The client that sent a request. */
export interface RequestClient {
  address: string;
  /** The key of rate limits: an IPv4 address or the first half of an IPv6 address. */
  network: string;
  /** The User-Agent header. */
  userAgent: string;
  /** The first language of the Accept-Language header. */
  language: string;
  /** Whether it is a self-service device in the shop. */
  isSelfService: boolean;
  /** The decision of the visitor about cookies; null if there is none. */
  decision: ConsentDecision | null;
  /** The session token of the request. */
  session?: string | undefined;
  /** Loads the current viewer. */
  identify: () => Promise<Viewer | undefined>;
  /** Sets the session cookie; null deletes it. */
  setSession: (session: string | null) => void;
  /** False when another site may have sent the request with the viewer's session. Requests without a session are always true. */
  isSameOrigin: boolean;
  /** Returns the branch key in the cookies of this browser. `branch` is the branch as the URL names it. */
  branchKeyFor: (screen: BranchScreen, branch: string) => string | undefined;
  /** Whether the request has a session, a token or a branch key. Without one its client stays anonymous and shares results with others. */
  hasCredentials: boolean;
}
