//! The whole chore on packages that are made here, small enough to see every word.

use super::*;
use flate2::Compression;
use flate2::write::GzEncoder;
use lexicon::Meanings;
use sha2::{Digest, Sha256};
use std::io::Write as _;

/// A folder with packages, pins and patches.
struct Pantry {
    folder: tempfile::TempDir,
    pins: String,
}

impl Pantry {
    fn new() -> Pantry {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("patch")).unwrap();
        Pantry { folder, pins: String::new() }
    }

    fn path(&self) -> &Path {
        self.folder.path()
    }

    fn package(&mut self, client: &str, package: &str, file: &str, bytes: &[u8]) {
        fs::write(self.path().join(file), bytes).unwrap();
        let sum: String = Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect();
        self.pins += &format!("{client}\t{package}\t1.0\t{file}\t{sum}\n");
        fs::write(self.path().join("sources.tsv"), &self.pins).unwrap();
    }

    fn patch(&self, name: &str, text: &str) {
        fs::write(self.path().join("patch").join(name), text).unwrap();
    }

    /// A pantry from which all languages can be made.
    fn full() -> Pantry {
        let mut pantry = Pantry::new();
        pantry.portuguese();
        let french = [
            (
                "./usr/share/hunspell/fr.aff",
                "SET UTF-8\nFLAG long\nNEEDAFFIX ()\nKEEPCASE ||\nNOSUGGEST --\nPFX L' Y 1\nPFX L' 0 l' .\n\
                 SFX S. Y 2\nSFX S. 0 0/L' .\nSFX S. 0 s .\nPFX Um Y 2\nPFX Um 0 kilo .\nPFX Um 0 zepto .\n\
                 SFX a0 Y 1\nSFX a0 r s r\n",
            ),
            (
                "./usr/share/hunspell/fr.dic",
                "11\nflûter/a0 po:v1_i____zz\ncliquer/a0 po:v1_it____a\nzorber/a0 po:v1__t___zz\n\
                 œuf/S.() po:nom is:mas\nParis po:npr\npapa po:nom po:titr\nvolt/Um po:nom\nkm/||-- po:nom\n\
                 ad po:loc.adv\njeun po:loc.adv\nanti po:pfx\n",
            ),
        ];
        pantry.package("apt", "hunspell-fr-comprehensive", "f.deb", &debian(&french));
        let list = [("./usr/share/dict/french", "fluter\nZorber\n")];
        pantry.package("apt", "wfrench", "wf.deb", &debian(&list));
        let thesaurus = [("./usr/share/mythes/thes_fr.dat", "UTF-8\nclic|1\n(Nom)|cliquer\n")];
        pantry.package("apt", "mythes-fr", "tf.deb", &debian(&thesaurus));
        let scowl = [
            ("./usr/share/dict/scowl/english-words.10", "stop\nstops\ncafé\nstop's\n"),
            ("./usr/share/dict/scowl/british-words.80", "stopping\nstop\nys\n"),
            ("./usr/share/dict/scowl/english-words.95", "xyzzy\ncafés\nyses\nParises\n"),
            ("./usr/share/dict/scowl/english-upper.10", "Paris\n"),
        ];
        pantry.package("apt", "scowl", "s.deb", &debian(&scowl));
        let verb = "00000001 30 v 01 stop 0 000 | gloss\n";
        let files = ["noun", "verb", "adj", "adv"].map(|kind| {
            let data = if kind == "verb" { verb } else { "" };
            let index = if kind == "verb" { "stop v 1 0 1 0 00000001\n" } else { "" };
            [
                (format!("./{}index.{kind}", "usr/share/wordnet/"), index),
                (format!("./{}data.{kind}", "usr/share/wordnet/"), data),
                (format!("./{}{kind}.exc", "usr/share/wordnet/"), ""),
            ]
        });
        let files: Vec<(&str, &str)> =
            files.iter().flatten().map(|(path, text)| (path.as_str(), *text)).collect();
        pantry.package("apt", "wordnet-base", "w.deb", &debian(&files));
        let inflections = b"cafe,N,cafes\nstop,N,stops\n";
        let inflections: (&str, &[u8]) = ("pyinflect/infl.csv", inflections);
        pantry.package("pip", "pyinflect", "i.whl", &wheel(&[inflections]));
        pantry.romanian();
        pantry.spanish();
        pantry.meanings();
        let lists = ["large_pt", "large_fr", "large_en", "small_ro", "large_es"]
            .map(|list| format!("wordfreq/data/{list}.msgpack.gz"));
        // {"format": "cB"}, then one row with the words "stop", "mamo" and "silvia".
        let list = gzip(b"\x92\x81\xA6format\xA2cB\x93\xA4stop\xA4mamo\xA6silvia");
        let lists: Vec<(&str, &[u8])> =
            lists.iter().map(|path| (path.as_str(), &list[..])).collect();
        pantry.package("pip", "wordfreq", "q.whl", &wheel(&lists));
        for name in [
            "pt.add", "pt.del", "fr.add", "fr.del", "fr.loc", "en.add", "en.del", "en.parts",
            "ro.add", "ro.del", "ro.stem", "es.add", "es.del", "pt.keep", "pt.stem", "pt.names",
            "fr.names", "en.names", "ro.names", "es.names",
        ] {
            pantry.patch(name, "");
        }
        pantry.patch("pt.keep", "serafim\tanjo\n");
        pantry.patch("pt.stem", "joana\tnome\n");
        pantry.patch("ro.names", "MAMO\ta name in this test\n");
        pantry.patch("ro.stem", "hot\tEnglish\n");
        pantry.patch("en.add", "OK\tN\tWordNet\n");
        pantry.patch("en.del", "YS\tplural of a letter\n");
        pantry.patch("fr.loc", "jeun\tà jeun\n");
        pantry
    }

    fn meanings(&mut self) {
        let thesaurus = "UTF-8\nmaçã|1\n(Sinônimo)linque|linque|fruta\n";
        let thesaurus = [("./usr/share/mythes/th_pt_BR.dat", thesaurus)];
        self.package("apt", "mythes-pt-br", "th.deb", &debian(&thesaurus));
        for into in ["deu", "ita", "spa", "por", "bul", "rus"] {
            let entry = "œuf /œf/ <n, masc>\nEi 2.\nCorps pondu\n 3.\nCellule\n";
            // It begins after ten bytes: K, and has 51 of them: z.
            let text = gzip(format!("00-header\n{entry}").as_bytes());
            let index = b"\xC5\x93uf\tK\tz\n";
            assert_eq!(entry.len(), 51);
            let path = |ending| format!("./usr/share/dictd/freedict-fra-{into}.{ending}");
            let files = [(path("dict.dz"), &text[..]), (path("index"), &index[..])];
            let files: Vec<(&str, &[u8])> =
                files.iter().map(|(path, bytes)| (path.as_str(), *bytes)).collect();
            let package = format!("dict-freedict-fra-{into}");
            self.package("apt", &package, &format!("{into}.deb"), &debian_of_bytes(&files));
        }
    }

    fn portuguese(&mut self) {
        let core = [
            (
                "package/index.aff",
                "SET UTF-8\nSFX p Y 1\nSFX p 0 s [^s]\nPFX x Y 1\nPFX x 0 ex- .\nPFX R Y 1\n\
                 PFX R 0 re . PFSEM=outra+\nSFX v Y 1\nSFX v r mos r\n",
            ),
            (
                "package/index.dic",
                "10\nmaçã/px\t[CAT=nc,G=f]\nLisboa\t[CAT=np]\nabril\t[CAT=np]\nxv\t[CAT=card,subcat=rom]\n\
                 pré\t[CAT=pref]\nfac\t[CAT=nc$ABR=1]\nSerafim\t[CAT=np]\ndourar/vR\t[CAT=v,T=inf]\n\
                 zurpir/v\t[CAT=v,T=inf]\nterra/R\t[CAT=nc,G=f]\n",
            ),
        ];
        self.package("npm", "dictionary-pt-pt", "pp.tgz", &gzip(&tarball(&core)));
        let extension = [
            (
                "package/index.aff",
                "SET UTF-8\nFLAG UTF-8\nSFX B Y 1\nSFX B 0 s .\nSFX a Y 4\nSFX a r mos r\nSFX a r mo r\n\
                 SFX a r do r\nSFX a r díssimo r\nPFX Á Y 1\nPFX Á 0 anti .\nSFX P Y 2\n\
                 SFX P ça cinha ça\nSFX P ça çona ça\n",
            ),
            // Lisboa and pré are what the core leaves out; funir has but one witness.
            (
                "package/index.dic",
                "10\nlinque/BÁ\nzunir/a\nfunir/a\nxilopo/B\nmaçã/B\nlisboa/B\npré\nserafim\ncalça/P\n\
                 joana/B\n",
            ),
        ];
        self.package("npm", "dictionary-pt", "pb.tgz", &gzip(&tarball(&extension)));
        let lexicon = "enelvo/resources/lexicons/unitex-full-clean+enelvo-ja-corrigido.txt";
        let words = "linque\nfunir\nlisboa\npré\nserafim\ncalça\njoana\n";
        self.package("pip", "enelvo", "e.whl", &wheel(&[(lexicon, words.as_bytes())]));
        let list = [("./usr/share/dict/brazilian", "calcinha\ndourar\nredourar\nzunir\nXilopo\n")];
        self.package("apt", "wbrazilian", "wb.deb", &debian(&list));
        let portuguese = "mlconjug3/data/conjug_manager/verbs-pt.json";
        let french = "mlconjug3/data/conjug_manager/verbs-fr.json";
        let verbs: [(&str, &[u8]); 2] =
            [(portuguese, br#"{"zunir-se": {}}"#), (french, br#"{"manger": {}}"#)];
        self.package("pip", "mlconjug3", "m.whl", &wheel(&verbs));
    }

    fn romanian(&mut self) {
        let dictionary = [
            (
                "package/index.aff",
                "SET UTF-8\nSFX A Y 4\nSFX A ă a ă\nSFX A ă o ă\nSFX A ă e ă\nSFX A ă elor ă\n\
                 SFX L Y 4\nSFX L 0 u [^u]\nSFX L 0 ul [^u]\nSFX L 0 ule [^u]\nSFX L 0 le u\n\
                 SFX B Y 3\nSFX B ez a ez\nSFX B ez ând ez\nSFX B ez at ez\nPFX B Y 1\nPFX B 0 re .\n",
            ),
            // Silvie is known only as Silvia, who is a person; mozare follows from the verb.
            (
                "package/index.dic",
                "15\ncasă/A\nmamă/A\ndomn/L\nroș/L\nhoț/L\nhot/L\nblog/L\nfiu/L\nmozez/B\nmozare/A\n\
                 mozându\nSilvia\nsilviă/A\nkm\nxiv\n",
            ),
        ];
        self.package("npm", "dictionary-ro", "ro.tgz", &gzip(&tarball(&dictionary)));
        let lemmas = [("caselor", "casă"), ("mama", "mamă"), ("hoţ", "hoţ"), ("mozat", "moza")];
        let lemmas = simplemma::tests::packed(&lemmas);
        let others = simplemma::tests::packed(&[("ter", "ter")]);
        let [romanian, french, portuguese] = ["ro", "fr", "pt"]
            .map(|code| format!("simplemma/strategies/dictionaries/data/{code}.plzma"));
        let lists: [(&str, &[u8]); 3] =
            [(&romanian, &lemmas), (&french, &others), (&portuguese, &others)];
        self.package("pip", "simplemma", "l.whl", &wheel(&lists));
        let thesaurus = "UTF-8\nroșu|1\n(adj)|roș|hot|domn|fiu|remozare\n";
        let thesaurus = [("./usr/share/mythes/th_ro_RO_v2.dat", thesaurus)];
        self.package("apt", "mythes-ro", "t.deb", &debian(&thesaurus));
    }

    fn spanish(&mut self) {
        let dictionary = [
            (
                "package/index.aff",
                "SET UTF-8\nFLAG UTF-8\nSFX S Y 2\nSFX S 0 s [^n]\nSFX S ón ones ón\nSFX G Y 1\n\
                 SFX G o a o\nSFX R Y 4\nSFX R r s r\nSFX R 0 se r\nSFX R ar ándose ar\nSFX R r d r\n\
                 SFX D Y 1\nSFX D r do r\nSFX A Y 1\nSFX A r ción/S ar\nSFX T Y 1\nSFX T r ble/S ar\n\
                 SFX À Y 1\nSFX À 0 lo r\nPFX h Y 1\nPFX h 0 des .\n",
            ),
            (
                "package/index.dic",
                "9\nniño/GS\namar/RDATÀ\nvergüenza/hS\namadla\ndámelo\nMadrid\nbien\nkm\nbienmente\n",
            ),
        ];
        self.package("npm", "dictionary-es", "es.tgz", &gzip(&tarball(&dictionary)));
    }

    fn options(&self) -> Options {
        let path = self.path().to_owned();
        Options { source: Some(path.clone()), tsv: Some(path.join("text")), ..Options::default() }
    }

    fn list(&self, code: &str) -> Vec<String> {
        let text = fs::read_to_string(self.path().join(format!("text/{code}.tsv"))).unwrap();
        text.lines().map(|line| line.trim_end().replace('\t', " ")).collect()
    }
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}

fn tarball(files: &[(&str, &str)]) -> Vec<u8> {
    let files: Vec<_> = files.iter().map(|(path, text)| (*path, text.as_bytes())).collect();
    tarball_of_bytes(&files)
}

fn tarball_of_bytes(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut builder = tar::Builder::new(Vec::new());
    for (path, bytes) in files {
        let mut header = tar::Header::new_gnu();
        header.set_size(bytes.len() as u64);
        header.set_mode(0o644);
        builder.append_data(&mut header, path, *bytes).unwrap();
    }
    builder.into_inner().unwrap()
}

fn wheel(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut writer = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for (path, bytes) in files {
        let stored = zip::write::SimpleFileOptions::default()
            .compression_method(zip::CompressionMethod::Stored);
        writer.start_file(*path, stored).unwrap();
        writer.write_all(bytes).unwrap();
    }
    writer.finish().unwrap().into_inner()
}

fn debian(files: &[(&str, &str)]) -> Vec<u8> {
    let files: Vec<_> = files.iter().map(|(path, text)| (*path, text.as_bytes())).collect();
    debian_of_bytes(&files)
}

fn debian_of_bytes(files: &[(&str, &[u8])]) -> Vec<u8> {
    let data = gzip(&tarball_of_bytes(files));
    let mut builder = ar::Builder::new(Vec::new());
    let header = |name: &str, size| ar::Header::new(name.as_bytes().to_vec(), size);
    builder.append(&header("debian-binary", 4), &b"2.0\n"[..]).unwrap();
    builder.append(&header("data.tar.gz", data.len() as u64), &data[..]).unwrap();
    builder.into_inner().unwrap()
}

#[test]
fn the_recipes_keep_and_drop_what_they_should() {
    let pantry = Pantry::full();
    run_in(pantry.path(), pantry.path(), &pantry.options()).unwrap();
    assert_eq!(
        pantry.list("pt"),
        // Of the core: no verb that nobody else knows, no prefix that nobody else uses. Of the
        // extension: no -MO without its S, no superlative, no prefix, nothing unattested, no name.
        [
            "ABRIL N 1",
            "CALCINHA N 2",
            "CALÇA  2",
            "DOURAMOS V 1",
            "DOURAR V 1",
            "FUNIR V 2",
            "LINQUE N 2",
            "LINQUES N 2",
            "MAÇA N 1",
            "MAÇAS N 1",
            "REDOURAMOS V 1",
            "REDOURAR V 1",
            "SERAFIM  2",
            "TERRA N 1",
            "ZUNIDO AV 2",
            "ZUNIMOS V 2",
            "ZUNIR V 2"
        ]
    );
    assert_eq!(
        pantry.list("fr"),
        // No verb that only a name attests.
        [
            "CLIQUER V",
            "CLIQUES V",
            "FLUTER V",
            "FLUTES V",
            "JEUN D",
            "KILOVOLT N",
            "OEUF N",
            "OEUFS N",
            "PAPA N",
            "VOLT N"
        ]
    );
    assert_eq!(
        pantry.list("en"),
        // Of the highest level only the plural of a word that is known; AGID says what it is.
        ["CAFE N 10", "CAFES N 95", "OK N 70", "STOP V 10", "STOPPING V 80", "STOPS V 10"]
    );
    assert_eq!(
        pantry.list("ro"),
        // No vocative but the one in use, no article without its L but what is a word, nothing
        // with RE- unless it is attested, no stem that nobody else knows.
        [
            "CASA N",
            "CASE N",
            "CASELOR N",
            "DOMN N",
            "DOMNUL N",
            "FIU N",
            "HOT N",
            "HOTUL N",
            "MAMA N",
            "MAME N",
            "MAMELOR N",
            "MAMO N",
            "MOZA V",
            "MOZAND V",
            "MOZARE N",
            "MOZAT V",
            "MOZEZ V",
            "ROS N",
            "ROSU N",
            "ROSUL N"
        ]
    );
    assert_eq!(
        pantry.list("es"),
        [
            "AMABLE A",
            "AMABLES A",
            "AMACION N",
            "AMACIONES N",
            "AMAD V",
            "AMADO AV",
            "AMAR V",
            "AMAS V",
            "BIEN",
            "BIENMENTE D",
            "DESVERGUENZA N",
            "DESVERGUENZAS N",
            "NIÑA NA",
            "NIÑO NA",
            "NIÑOS NA",
            "VERGUENZA N",
            "VERGUENZAS N"
        ]
    );
}

#[test]
fn the_lists_that_ship_have_what_people_say_and_not_what_dictionaries_make_up() {
    let lexicons = Path::new(env!("CARGO_MANIFEST_DIR")).join("../lexicons");
    let open = |code: &str| {
        Lexicon::open(code, fs::read(lexicons.join(format!("{code}.lex"))).unwrap()).unwrap()
    };
    for (code, words, others) in [
        (
            "pt",
            "MAÇA BACANA CALCINHA PLANEJAMENTO CARONA RECEPCIONISTA ABRIL MADALENA SUPER",
            "JOAO LISBOA MIAMI EINSTEIN ETC INTER PRE KG JORGES",
        ),
        (
            "fr",
            "AAS AYS KAS TOS OEUF CONNAITRE CONNAITRAIT CLIQUER JEUN TUTORIEL BLUESMAN",
            "JANV FEVR COLL TRAD OPERANDI SINH BIG GOOD OPENSOURCER MARCHEES",
        ),
        (
            "en",
            "KAIS NAPKINED POXIEST RESKILL RESKILLING OK",
            "COACHS CUTTED EVEREST OFTENS XYZZY YS",
        ),
        (
            "ro",
            "CASA CASE CASELOR COPII SCOALA ROSU METROU OBLIGATORIU EU UNU DOMNULE NEINCREDERE REVENI",
            "ABAJURULE ABAJURU ABACO RECASA VAZANDU XVI KM DNA FIREFOX DINTR GROENLANDEZ",
        ),
        (
            "es",
            "NIÑO NIÑOS CAMIONES VERGUENZA PINGUINO OJALA AMABAMOS LUCES DESACTIVAR",
            "NINO DAMELO AMARSE AMANDOSE AMADLA MADRID KM APDO AVDA ETC",
        ),
    ] {
        let lexicon = open(code);
        let has = |word: &str| lexicon.contains(&lexicon.alphabet().fold(word).unwrap());
        for word in words.split(' ') {
            assert!(has(word), "{code}: {word}");
        }
        for word in others.split(' ') {
            assert!(!has(word), "{code}: {word}");
        }
    }
}

#[test]
fn the_same_packages_give_the_same_bytes_and_a_check_finds_any_difference() {
    let pantry = Pantry::full();
    run_in(pantry.path(), pantry.path(), &pantry.options()).unwrap();
    let check = Options { check: true, ..pantry.options() };
    run_in(pantry.path(), pantry.path(), &check).unwrap();
    pantry.patch("en.del", "");
    let error = run_in(pantry.path(), pantry.path(), &check).unwrap_err();
    assert!(error.contains("en.lex") && !error.contains("fr.lex"), "{error}");
}

#[test]
fn what_was_made_opens_and_knows_its_words() {
    let pantry = Pantry::full();
    run_in(pantry.path(), pantry.path(), &pantry.options()).unwrap();
    let words = fs::read(pantry.path().join("en.lex")).unwrap();
    let frequencies = fs::read(pantry.path().join("en.freq")).unwrap();
    let lexicon = Lexicon::open("en", words).unwrap().with_frequencies(frequencies).unwrap();
    assert_eq!(lexicon.len(), 6);
    assert_eq!(lexicon.notes().source, "scowl 1.0, wordnet-base 1.0, pyinflect 1.0");
    let stop = lexicon.details(&Alphabet::ENGLISH.fold("stop").unwrap()).unwrap();
    assert_eq!(stop.commonness.map(lexicon::Commonness::zipf), Some(9.0));
}

#[test]
fn words_come_with_the_marks_that_the_sources_have_and_with_what_they_mean() {
    let pantry = Pantry::full();
    run_in(pantry.path(), pantry.path(), &pantry.options()).unwrap();
    let read = |name: &str| fs::read(pantry.path().join(name)).unwrap();
    let open = |code: &str| {
        let lexicon = Lexicon::open(code, read(&format!("{code}.lex"))).unwrap();
        lexicon.with_forms(read(&format!("{code}.forms"))).unwrap()
    };
    for (code, letters, form) in [
        ("pt", "MAÇAS", "maçãs"),
        ("fr", "OEUFS", "œufs"),
        ("en", "CAFE", "café"),
        ("ro", "MOZAND", "mozând"),
        ("es", "VERGUENZA", "vergüenza"),
    ] {
        let lexicon = open(code);
        let word = lexicon.alphabet().fold(letters).unwrap();
        assert_eq!(lexicon.written(&word).forms(), [form], "{code}");
    }
    for (code, letters, meaning) in [
        ("pt", "MAÇAS", "maçã: linque"),
        ("fr", "OEUFS", "œuf: Corps pondu; Cellule"),
        ("en", "STOPPING", "stop: gloss"),
    ] {
        let lexicon = open(code);
        let word = lexicon.alphabet().fold(letters).unwrap();
        let meanings = Meanings::open(read(&format!("{code}.meanings")), &lexicon).unwrap();
        let explained = meanings.of(&lexicon, &word).unwrap();
        let senses = &explained[0].senses;
        let texts: Vec<&str> = senses.iter().map(|sense| sense.text.as_str()).collect();
        assert_eq!(format!("{}: {}", senses[0].written, texts.join("; ")), meaning, "{code}");
    }
}

#[test]
fn what_is_mostly_a_name_is_no_common_word() {
    let pantry = Pantry::full();
    let commonness = || {
        run_in(pantry.path(), pantry.path(), &pantry.options()).unwrap();
        let words = fs::read(pantry.path().join("ro.lex")).unwrap();
        let frequencies = fs::read(pantry.path().join("ro.freq")).unwrap();
        let lexicon = Lexicon::open("ro", words).unwrap().with_frequencies(frequencies).unwrap();
        lexicon.details(&Alphabet::ROMANIAN.fold("mamo").unwrap()).unwrap().commonness
    };
    assert_eq!(commonness(), None);
    pantry.patch("ro.names", "");
    assert!(commonness().is_some());
}

#[test]
fn a_package_of_other_bytes_is_refused() {
    let pantry = Pantry::full();
    fs::write(pantry.path().join("s.deb"), "something else").unwrap();
    let error = run_in(pantry.path(), pantry.path(), &pantry.options()).unwrap_err();
    assert!(error.contains("s.deb has the sha256") && error.contains("as pinned"), "{error}");
}

#[test]
fn the_call_is_read_or_explained() {
    let read = |text: &str| Options::read(&text.split(' ').map(str::to_owned).collect::<Vec<_>>());
    let options = read("--source in --out out --check").unwrap();
    assert_eq!(options.source, Some(PathBuf::from("in")));
    assert!(options.check);
    assert!(read("--source").unwrap_err().contains("needs a folder"));
    assert!(read("--fast").unwrap_err().contains("cargo xtask lexicons"));
}
