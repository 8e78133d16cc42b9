vcl 4.1;
# Varnish in front of the shop (docs/scale.md). It stores what the shop calls public and nothing else, and drops pages by surrogate key.
# Written for Varnish 6.6 and newer with vmod xkey (Debian: varnish, varnish-modules). Started with two listeners, the second for the shop's
# processes alone, and without compression of its own, so that pages stay in the coding that the shop made them in:
#   CDN_PURGE_TOKEN=... varnishd -f varnish.vcl -a shop=:80 -a purge=10.0.0.5:6082 -s malloc,1g -p http_gzip_support=off
# The shop has CDN_PURGE_URL=http://10.0.0.5:6082/, the same CDN_PURGE_TOKEN, and one more proxy in TRUST_PROXY.
import std;
import xkey;

# The balancer before the shop's processes.
backend balancer {
    .host = "127.0.0.1";
    .port = "8080";
    # As long as the shop lets a request take.
    .first_byte_timeout = 130s;
    .between_bytes_timeout = 60s;
}

sub vcl_recv {
    if (local.socket == "purge") {
        if (req.method != "POST") { return (synth(405)); }
        if (std.getenv("CDN_PURGE_TOKEN") == "" || req.http.authorization != "Bearer " + std.getenv("CDN_PURGE_TOKEN")) { return (synth(401)); }
        # At once, not softly: nobody is given the page of before while a new one is made.
        set req.http.x-dropped = xkey.purge(req.http.surrogate-key);
        return (synth(200, "Purged"));
    }

    # What this file says to itself.
    unset req.http.x-campaign;
    unset req.http.x-key;

    # The shop believes these of the proxies that TRUST_PROXY counts: of a client's own word it would make another site's page for this address.
    # Whatever ends TLS in front of Varnish sets the second one itself; it is part of the key.
    unset req.http.x-forwarded-host;
    unset req.http.forwarded;

    # Calls, forms, the desk, the composer and reports are of one person each; so is what is asked with a password or token.
    if (req.method != "GET" && req.method != "HEAD") { return (pass); }
    if (req.http.authorization || req.url ~ "^/(api|forms|_[a-z]+)(/|\?|$)") { return (pass); }
    # Drafts.
    if (req.http.host ~ "preview") { return (pass); }
    # Home leads who has chosen a department there (HOME-02).
    if (req.http.cookie ~ "(^|; *)navContext_" && req.url ~ "^(/[^/?]*){1,3}(\?|$)") { return (pass); }

    # Few variants of each page: the best of the codings that the shop has, and of the formats that pictures come in.
    if (req.http.accept-encoding ~ "br") { set req.http.accept-encoding = "br"; }
    elsif (req.http.accept-encoding ~ "gzip") { set req.http.accept-encoding = "gzip"; }
    else { unset req.http.accept-encoding; }
    if (req.http.accept ~ "image/avif") { set req.http.accept = "image/avif"; } else { unset req.http.accept; }

    # Pages do not depend on campaign tags, which only scripts read: all campaigns share a page. Redirects carry them on (vcl_hit).
    set req.http.x-key = regsuball(req.url, "([?&])(utm_[a-z_]+|gclid|fbclid|msclkid)=[^&]*", "\1");
    if (req.http.x-key != req.url) {
        set req.http.x-campaign = "1";
        set req.http.x-key = regsub(regsuball(regsub(req.http.x-key, "\?&+", "?"), "&&+", "&"), "[?&]+$", "");
    }
    # Not what is built in, which passes every request with a cookie: public answers are the same for everybody.
    return (hash);
}

sub vcl_hash {
    hash_data(req.http.x-key);
    hash_data(req.http.host);
    hash_data(req.http.x-forwarded-proto);
    return (lookup);
}

sub vcl_hit {
    if (req.http.x-campaign && obj.status >= 300 && obj.status < 400) { return (pass); }
}

sub vcl_backend_response {
    # vmod xkey reads this header.
    set beresp.http.xkey = beresp.http.surrogate-key;
    if (beresp.http.set-cookie || beresp.http.cache-control !~ "(^|, *)public" || beresp.status >= 500) {
        # Remembered for a moment, so that those who ask for it meanwhile do not wait for each other.
        set beresp.ttl = 120s;
        set beresp.grace = 0s;
        set beresp.uncacheable = true;
        return (deliver);
    }
    if (bereq.http.x-campaign && beresp.status >= 300 && beresp.status < 400) {
        set beresp.ttl = 0s;
        set beresp.uncacheable = true;
        return (deliver);
    }
    # Pages have a lifetime for caches that the shop purges (RFC 9213); pictures and files have the one of Cache-Control.
    if (beresp.http.cdn-cache-control ~ "max-age=\d+") {
        set beresp.ttl = std.duration(regsub(beresp.http.cdn-cache-control, ".*max-age=(\d+).*", "\1s"), 0s);
        set beresp.grace = std.duration(regsub(beresp.http.cdn-cache-control, ".*stale-while-revalidate=(\d+).*", "\1s"), 0s);
    }
    # Who has a department was passed above, so what is stored of home is for everybody else.
    if (beresp.http.vary) { set beresp.http.vary = regsub(beresp.http.vary, ", *[Cc]ookie", ""); }
    return (deliver);
}

sub vcl_deliver {
    set resp.http.x-cache = "miss";
    if (obj.hits > 0) { set resp.http.x-cache = "hit"; }
    unset resp.http.surrogate-key;
    unset resp.http.xkey;
    unset resp.http.cdn-cache-control;
}

sub vcl_synth {
    if (local.socket == "purge") {
        set resp.http.x-dropped = req.http.x-dropped;
        set resp.body = "";
        return (deliver);
    }
}
