/* Built from clients/playground. DO NOT EDIT. */
import{b as r,c as m,d as a,j as i,k as c,q as n}from"./shared.js";async function f(o){let t=o.dataset.game??"",d=new a(await n(t)),l=c(t);for(let e of o.querySelectorAll("[data-picture]"))m(i(r,{children:l.picture(e.dataset.picture??"",d)}),e)}for(let o of document.querySelectorAll("[data-game]"))f(o);
