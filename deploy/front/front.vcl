# The cache in front of the portal: Varnish 7 with varnish-modules (xkey, vsthrottle). `npm run front` fills in what
# stands in double braces and starts it.
#
# It keeps an answer only when the portal says what the answer was made of (xkey) and how long it is good
# (x-front-seconds); everything else passes. The backend drops answers by key as soon as something they show changes.
vcl 4.1;

import directors;
import std;
import var;
import vsthrottle;
import xkey;

# Whether pages can be made: the portal runs, and its backend and its database answer.
probe ready {
  .url = "/readyz";
  .interval = 1s;
  .timeout = 2s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

# Whether the portal runs. Without its backend it still has the pages it keeps.
probe living {
  .url = "/healthz";
  .interval = 1s;
  .timeout = 2s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

# Each portal three times: the same program, watched by either probe (`ready_…`, `living_…`) or by none (`unwatched_…`).
{{portalBackends}}

sub vcl_init {
  # Those that can make pages, in the order of FRONT_PORTALS.
  new able = directors.fallback();
  # The same, and after them those that merely run.
  new portals = directors.fallback();
  # All of them, whether they run or not.
  new unwatched = directors.fallback();
  # For each portal, who is asked instead when it fails.
  {{portalOrder}}
}

# Who asks, for the counts: the same reader the portal sees, behind as many proxies; of an IPv6 address the network.
sub name_reader {
  set client.identity = regsub(req.http.X-Forwarded-For, "^(?:.*, *)?([^, ]+)(?:, *[^, ]+){{{proxiesAfter}}}$", "\1");
  set client.identity = regsub(client.identity, "^((?:[0-9a-fA-F]{1,4}:){4})[0-9a-fA-F:]+$", "\1");
}

# What a reader could have had from here, or cheaper, goes on to the portal so many times.
sub pass_counted {
  call name_reader;
  if (req.restarts == 0 && vsthrottle.is_denied("pass:" + client.identity, 600, 10s)) {
    return (synth(429));
  }
  return (pass);
}

sub drop_keys {
  if (req.http.x-front-secret != "{{secret}}") {
    return (synth(404));
  }
  # Softly: while the portal cannot answer, what was dropped is better than nothing.
  set req.http.x-dropped = xkey.softpurge(req.http.xkey-purge);
  # For good, what was taken down: not even while the portal cannot answer.
  if (req.http.xkey-close != "") {
    set req.http.x-dropped = xkey.purge(req.http.xkey-close);
  }
  return (synth(200, "dropped " + req.http.x-dropped));
}

# What costs most, per reader. A page that is kept costs nothing, and is never counted.
sub count_costly {
  if (req.restarts > 0) {
    return;
  }
  call name_reader;
  if (req.url ~ "^(/en|/zh-hant)?/search" && vsthrottle.is_denied("search:" + client.identity, 40, 10s)) {
    return (synth(429));
  }
  if (req.url ~ "^/share/" && vsthrottle.is_denied("share:" + client.identity, 100, 10s)) {
    return (synth(429));
  }
  if (req.method != "GET" && req.method != "HEAD" && vsthrottle.is_denied("write:" + client.identity, 200, 10s)) {
    return (synth(429));
  }
}

# Addresses of files, of queries, and of what costs much. Returns for those that are kept as pages are.
sub sort_address {
  call count_costly;

  # Where a reader came from is nothing to the portal: its scripts read it in the browser.
  if (req.url ~ "[?&](utm_[a-z]+|gclid|fbclid|msclkid|yclid|spm)=") {
    set req.url = regsuball(req.url, "([?&])(?:utm_[a-z]+|gclid|fbclid|msclkid|yclid|spm)=[^&]*", "\1");
    set req.url = regsuball(req.url, "&{2,}", "&");
    set req.url = regsub(req.url, "\?&", "?");
    set req.url = regsub(req.url, "[?&]+$", "");
  }

  # Files are the same for everyone, and their addresses have no query; whoever adds one gets no copy of their own.
  if (req.url ~ "^/(_next/static|uploads|covers|share|page-scripts)/") {
    set req.url = regsub(req.url, "\?.*$", "");
    unset req.http.Cookie;
    return (hash);
  }
  if (req.url ~ "^/_next/image\?") {
    unset req.http.Cookie;
    if (req.url !~ "^/_next/image\?url=[^&]+&w=[0-9]+&q=[0-9]+$") {
      call pass_counted;
    }
    return (hash);
  }
  # What the browser asks after a page has loaded, and what belongs to members.
  if (req.url ~ "^/(api|privateUploads)/" && req.url !~ "^/api/events/.*\.ics$") {
    return (pass);
  }
  # A query leads elsewhere, or means something to this page alone.
  if (req.url ~ "\?") {
    call pass_counted;
  }
}

# Most requests want a page that is kept: they run as few lines as can be.
sub vcl_recv {
  # What is logged of the address: no query, and no key that lets its bearer in; nothing from the first character on that
  # is escaped without need, which could hide the beginning of such an address.
  if (req.restarts == 0) {
    std.log("path:" + regsub(regsub(regsub(req.url, "[?#].*$", ""), "%[2-7][0-9A-Fa-f].*$", "…"),
      "(?i){{secretPattern}}", "\1…"));
  }
  if (req.method == "PURGE") {
    call drop_keys;
  }

  # A proxy before this front may have numbered the request.
  if (req.http.x-request-id) {
    std.log("request-id:" + req.http.x-request-id);
  }

  # While a portal can make pages, nobody is shown what is out of date; while none can, everybody is shown what there is.
  if (std.healthy(able.backend()) && req.restarts == 0) {
    set req.grace = 0s;
  } else {
    set req.grace = 24h;
  }

  if (req.method != "GET" && req.method != "HEAD") {
    call count_costly;
    return (pass);
  }
  if (req.http.Authorization || req.http.Range) {
    call count_costly;
    call pass_counted;
  }
  if (req.url ~ "\?|^/(_next|uploads|covers|share|page-scripts|api|privateUploads)/|^(/en|/zh-hant)?/search") {
    call sort_address;
  }
  if (req.http.RSC || req.http.Next-Action || req.http.Accept ~ "text/markdown") {
    call pass_counted;
  }
  # Servers of the Fediverse are answered by what their Accept says, which has to arrive as it is.
  if (req.url ~ "^/(ap|nodeinfo)/") {
    call pass_counted;
  }
  # What a key opens, in the address or in a cookie of that address, is nobody else's.
  if (req.url ~ "(?i){{secretPattern}}") {
    call pass_counted;
  }
  if (req.http.Cookie) {
    # Whoever is signed in, and whoever chose a language other than that of a page without one in its address.
    if (req.http.Cookie ~ "(^|;\s*){{sessionCookie}}=") {
      call pass_counted;
    }
    if (req.http.Sec-Fetch-Dest == "document" && req.url !~ "^(?i)/(en|zh-hant)(/|$)" &&
        (req.http.Cookie ~ "(^|;\s*){{languageCookie}}=(?!zh-Hans(;|$))" ||
         req.http.Cookie ~ "(^|;\s*){{regionCookie}}=")) {
      call pass_counted;
    }
    unset req.http.Cookie;
  }

  # What is left depends on its address alone.
  unset req.http.Next-Router-State-Tree;
  unset req.http.Next-Router-Prefetch;
  unset req.http.Next-Router-Segment-Prefetch;
  unset req.http.Next-Url;
  set req.http.Accept = "text/html,*/*";
  return (hash);
}

# One site, whatever a reader calls it.
sub vcl_hash {
  hash_data(req.url);
  return (lookup);
}

# Who starts again to be shown a copy that is gone meanwhile does not wait another time.
sub vcl_miss {
  if (req.restarts > 0) {
    set req.http.x-copy-gone = "1";
  } else {
    unset req.http.x-copy-gone;
  }
}

sub vcl_backend_fetch {
  # What only this front and the portal say, and what only the framework's own servers say, nobody else does.
  unset bereq.http.x-front-secret;
  unset bereq.http.x-middleware-subrequest;
  unset bereq.http.x-middleware-prefetch;
  unset bereq.http.x-nextjs-data;
  unset bereq.http.x-invoke-path;
  unset bereq.http.x-matched-path;
  unset bereq.http.x-dropped;
  set bereq.http.host = "{{siteHost}}";
  set bereq.http.x-forwarded-host = "{{siteHost}}";
  set bereq.http.x-forwarded-proto = "{{siteProtocol}}";
  if (bereq.retries == 0) {
    var.set_real("asked", std.time2real(now, 0.0));
    set bereq.backend = portals.backend();
    # A portal that is too busy to answer its probes in time still makes pages, and one that does not run refuses at once.
    if (!std.healthy(portals.backend()) &&
        (bereq.uncacheable || !(bereq.http.If-None-Match || bereq.http.If-Modified-Since))) {
      set bereq.backend = unwatched.backend();
    }
  }
  # Readers of pages are answered within six seconds, all tries together. Files, calls and what is sent have more time.
  if ((bereq.method == "GET" || bereq.method == "HEAD") &&
      bereq.url !~ "^/(_next|uploads|covers|share|page-scripts|api|privateUploads|exports)/") {
    set bereq.first_byte_timeout = 5.8s - (now - std.real2time(var.get_real("asked"), now));
  }
  if (!bereq.uncacheable) {
    # Who waited with others for a page that failed late is shown the copy at once.
    if (bereq.http.x-copy-gone || vsthrottle.remaining("late:" + bereq.url, 1, 2s) == 0) {
      return (error(503));
    }
    unset bereq.http.x-copy-gone;
  }
}

# The next portal is asked when this one failed, or has no such file, within a second: then there is time for it. Later
# failures are handed on.
sub ask_another {
  if (bereq.retries < {{otherPortals}} && now - std.real2time(var.get_real("asked"), now) < 1s) {
    {{nextPortals}}
  }
}

# Where there is an older copy, it is shown in the place of a failure: Varnish asks with its validators if there is one.
# Given up, the failure leaves nothing behind that would hide the copy; `vcl_synth` goes on from here.
sub show_copy {
  if (!bereq.uncacheable && (bereq.http.If-None-Match || bereq.http.If-Modified-Since)) {
    if (now - std.real2time(var.get_real("asked"), now) >= 1s) {
      # Noted for those who wait with this reader.
      std.log("late:" + vsthrottle.is_denied("late:" + bereq.url, 1, 2s));
    }
    return (abandon);
  }
}

sub vcl_backend_response {
  if (beresp.status >= 500 && (bereq.method == "GET" || bereq.method == "HEAD")) {
    call ask_another;
    call show_copy;
  }
  # A page names files of its own build. While portals of two versions run side by side, the other one has them.
  if (beresp.status == 404 && (bereq.method == "GET" || bereq.method == "HEAD") &&
      bereq.url ~ "^/(_next/static|page-scripts)/") {
    call ask_another;
  }
  set beresp.grace = 24h;
  set beresp.keep = 10m;
  # Compressed once, and kept so. Events go out as they come: compressing would hold them back.
  if (beresp.http.Content-Type !~ "^text/event-stream" &&
      beresp.http.Content-Type ~ "^(text/|application/(json|xml|javascript|rss|atom|feed|manifest)|image/svg)") {
    set beresp.do_gzip = true;
  }

  if (beresp.http.Set-Cookie || (beresp.status != 200 && beresp.status != 304)) {
    # An error is never kept in the place of a page.
    if (beresp.status >= 500 && bereq.is_bgfetch) {
      return (abandon);
    }
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    set beresp.keep = 0s;
    if (beresp.status >= 500 && !beresp.http.Set-Cookie && !bereq.uncacheable &&
        now - std.real2time(var.get_real("asked"), now) >= 1s) {
      # Who waited with others for a page that failed late is handed the same answer, not another wait.
      set beresp.ttl = 1s;
    } else {
      set beresp.uncacheable = true;
    }
  } else if (beresp.http.x-front-seconds) {
    set beresp.ttl = std.duration(beresp.http.x-front-seconds + "s", 0s);
  } else if (beresp.http.Cache-Control ~ "immutable|max-age=[1-9]" && beresp.http.Cache-Control !~ "private|no-store") {
    # Files that never change; they are out of here an hour after they are gone.
    set beresp.ttl = 1h;
    set beresp.grace = 1h;
  } else {
    # A page that lacks a part does not take the place of a complete copy.
    if (beresp.http.x-front-partial && bereq.is_bgfetch) {
      return (abandon);
    }
    set beresp.uncacheable = true;
    set beresp.ttl = 5s;
    set beresp.grace = 0s;
  }
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.x-front-seconds;
  unset resp.http.x-front-partial;
  # What is kept here is right now, however old: caches further out count from now.
  unset resp.http.Age;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}

sub vcl_backend_error {
  # Another portal is asked before the probe has noticed that the first one is away. What writes is never sent twice.
  if (bereq.method == "GET" || bereq.method == "HEAD") {
    call ask_another;
  }
  call show_copy;
  set beresp.http.Content-Type = "text/html; charset=utf-8";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Retry-After = "5";
  set beresp.http.Content-Security-Policy = "default-src 'none'; style-src 'unsafe-inline'";
  set beresp.http.X-Content-Type-Options = "nosniff";
  set beresp.body = {"<!doctype html><html lang="zh-Hans"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>503</title><style>body{font:16px/1.7 sans-serif;margin:15vh auto;max-width:32em;padding:0 16px}</style><p>页面暂时打不开，请稍后再试。</p><p lang="zh-Hant">頁面暫時無法開啟，請稍後再試。</p><p lang="en">This page cannot be shown right now. Please try again in a moment.</p></html>"};
  return (deliver);
}

sub vcl_synth {
  # `show_copy` gave the answer up.
  if (resp.status == 503 && req.restarts == 0) {
    return (restart);
  }
  set resp.http.X-Content-Type-Options = "nosniff";
  set resp.http.Cache-Control = "no-store";
  if (resp.status == 429) {
    set resp.http.Retry-After = "10";
    set resp.http.Content-Type = "text/html; charset=utf-8";
    set resp.body = {"<!doctype html><html lang="zh-Hans"><meta charset="utf-8"><title>429</title><p>请求太频繁，请稍后再试。</p><p lang="zh-Hant">請求太頻繁，請稍後再試。</p><p lang="en">Too many requests. Please try again in a moment.</p></html>"};
  } else {
    set resp.http.Content-Type = "text/plain; charset=utf-8";
    set resp.body = resp.reason;
  }
  return (deliver);
}
