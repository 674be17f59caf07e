/** The type that keeps a browser from running a script of a cached page: `startScripts` does. */
export const WAITING_TYPE = 'later';

/** How long after its load a page runs its scripts, where no reader has touched it; */
const REST_MS = 4000;
/** and how long after it was read, where something of it does not load. */
const HANGING_MS = 15_000;
/** How long a press waits for the scripts. */
const PRESS_MS = 10_000;

/**
 * A script of cached pages that runs their other scripts: at once where there is a mouse, on phones at the reader's first
 * sign or when the page has been still for a while. Until then they are fetched, not run, so that the page can be read and
 * scrolled without them. A button pressed before React knows it is pressed again when it does.
 */
export const startScripts = `(function(w,d,late,signs){
var begun=0,calm=w.matchMedia&&matchMedia('(hover: none)').matches,o={capture:true,passive:true};
function begin(){
if(begun++)return;
signs.forEach(function(n){w.removeEventListener(n,begin,o)});
late.forEach(function(s){var n=d.createElement('script');n.async=true;n.src=s.getAttribute('src');s.replaceWith(n)});
}
function loaded(){
setTimeout(begin,${REST_MS});
if(!begun&&!(navigator.connection||{}).saveData)late.forEach(function(s){fetch(s.src,{priority:'low'}).catch(begin)});
}
function knows(b){return Object.keys(b).some(function(k){return k.indexOf('__reactProps')===0})}
function press(e){
var b=e.isTrusted&&e.target.closest&&e.target.closest('button[type=button]:not([popovertarget])');
if(!b||knows(b))return;
var end=Date.now()+${PRESS_MS},t=setInterval(function(){
if(knows(b)){clearInterval(t);setTimeout(function(){b.click()},50)}
else if(Date.now()>end||!b.isConnected)clearInterval(t);
},50);
}
w.addEventListener('click',press,true);
if(!calm)return begin();
signs.forEach(function(n){w.addEventListener(n,begin,o)});
setTimeout(begin,${HANGING_MS});
if(d.readyState==='complete')loaded();else w.addEventListener('load',loaded);
})(window,document,document.querySelectorAll('script[type=${WAITING_TYPE}]'),['pointerdown','touchstart','keydown','focusin','scroll','wheel'])`;
